import type { Viewer } from '../../api/viewer'
import { assertFound, loaderOfOne } from '../../database/loader'
import { countFacets, ratingFacet, traitFacets } from '../../database/paging/facets'
import { COUNT_LIMIT, type PageRequest } from '../../database/paging/page'
import type { CompanyFilter } from '../../generated/resolvers'
import { languageName } from '../language/languages'
import type { CompanyRepository } from './company.repository'

export const createCompanyQueries = ({ companyRepository }: { companyRepository: CompanyRepository }) => {
  const byId = loaderOfOne(companyRepository.byIds, ({ id }) => id)
  const byOwner = loaderOfOne(companyRepository.byOwners, ({ ownerId }) => ownerId)
  return {
    page: async (filter: CompanyFilter | null | undefined, request: PageRequest) => ({
      ...(await companyRepository.page(filter ?? {}, request)),
      facets: async () => {
        const rows = await companyRepository.sample()
        const filters = [
          ratingFacet<(typeof rows)[number]>(filter?.minRating),
          ...traitFacets(rows, filter ?? {}, languageName),
        ]
        return countFacets(filters, { rows, isExact: rows.length < COUNT_LIMIT })
      },
    }),

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
