import { assertFound, loaderOfOne } from '../../database/loader'
import type { CompanyRepository } from './company.repository'

export const createCompanyQueries = ({ companyRepository }: { companyRepository: CompanyRepository }) => {
  const byId = loaderOfOne(companyRepository.byIds, ({ id }) => id)
  const byOwner = loaderOfOne(companyRepository.byOwners, ({ ownerId }) => ownerId)
  return {
    newest: companyRepository.newest,

    /** By the company's id or the owner's id: contact links contain the latter. */
    find: async (idOrOwnerId: string) => {
      const company = (await byId.load(idOrOwnerId)) ?? (await byOwner.load(idOrOwnerId))
      return company?.visible === 1 ? company : undefined
    },

    /** For an id that another row refers to. */
    of: async (id: string) => assertFound(await byId.load(id), id),

    ownedBy: (userId: string) => byOwner.load(userId),
  }
}

export type CompanyQueries = ReturnType<typeof createCompanyQueries>
