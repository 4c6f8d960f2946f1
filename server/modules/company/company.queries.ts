import type { Viewer } from '../../api/viewer'
import { loaderOfOne } from '../../database/loader'
import { countFacets } from '../../database/paging/facets'
import { COUNT_LIMIT, type PageRequest } from '../../database/paging/page'
import { assertFound } from '../../database/rows'
import type { CompanyRow } from '../../database/tables/tables'
import type { CompanyFilter } from '../../generated/resolvers'
import { traitFacets } from '../credential/trait-facets'
import { ratingFacet } from '../review/rating-facet'
import type { CompanyRepository } from './company.repository'

export const createCompanyQueries = ({ companyRepository }: { companyRepository: CompanyRepository }) => {
  const byId = loaderOfOne(companyRepository.byIds, ({ id }) => id)
  const byOwner = loaderOfOne(companyRepository.byOwners, ({ ownerId }) => ownerId)
  return {
    page: async (filter: CompanyFilter | null | undefined, request: PageRequest) => ({
      ...(await companyRepository.page(filter ?? {}, request)),
      facets: async () => {
        const rows = await companyRepository.sample()
        const filters = [ratingFacet<(typeof rows)[number]>(filter?.minRating), ...traitFacets(rows, filter ?? {})]
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

    /** Undefined for a hidden company, except for its owner and admins. */
    shown: async (id: string, viewer: Viewer) => unlessHidden(await byId.load(id), viewer),

    /** The company of an account. Undefined for a hidden one, except for its owner and admins. */
    shownOf: async (userId: string, viewer: Viewer) => unlessHidden(await byOwner.load(userId), viewer),
  }
}

const unlessHidden = (company: CompanyRow | undefined, viewer: Viewer) =>
  company?.visible === 1 || company?.ownerId === viewer?.id || viewer?.role === 'ADMIN' ? company : undefined

export type CompanyQueries = ReturnType<typeof createCompanyQueries>
