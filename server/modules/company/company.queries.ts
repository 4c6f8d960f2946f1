import type { Viewer } from '../../api/viewer'
import { assertFound, loaderOfOne } from '../../database/loader'
import type { CompanyRepository } from './company.repository'

export const createCompanyQueries = ({ companyRepository }: { companyRepository: CompanyRepository }) => {
  const byId = loaderOfOne(companyRepository.byIds, ({ id }) => id)
  const byOwner = loaderOfOne(companyRepository.byOwners, ({ ownerId }) => ownerId)
  return {
    newest: companyRepository.newest,

    /** `idOrOwnerId` is the id of the company or of its owner, which contact links contain. */
    find: async (idOrOwnerId: string) => {
      const company = (await byId.load(idOrOwnerId)) ?? (await byOwner.load(idOrOwnerId))
      return company?.visible === 1 ? company : undefined
    },

    /** Throws if the id is unknown. */
    of: async (id: string) => assertFound(await byId.load(id), id),

    ownedBy: (userId: string) => byOwner.load(userId),

    /** The company of an account, unless it is taken down and neither the viewer's own nor shown to an admin. */
    shownOf: async (userId: string, viewer: Viewer) => {
      const company = await byOwner.load(userId)
      return company?.takenDown && viewer?.id !== userId && viewer?.role !== 'ADMIN' ? undefined : company
    },
  }
}

export type CompanyQueries = ReturnType<typeof createCompanyQueries>
