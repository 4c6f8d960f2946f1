import { loaderOf } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { FreelancerRow } from '../../database/tables/tables'
import type { FreelancerFilter, FreelancerSort } from '../../generated/resolvers'
import type { FreelancerRepository } from './freelancer.repository'
import { freelancerFacets } from './freelancer-facets'

interface FreelancerList extends PageRequest {
  filter?: FreelancerFilter | null | undefined
  sort: FreelancerSort
}

export const createFreelancerQueries = ({ freelancerRepository }: { freelancerRepository: FreelancerRepository }) => {
  const byIdOrUserId = loaderOf<string, FreelancerRow | undefined>(async (ids) => {
    const rows = await freelancerRepository.byIdsOrUserIds(ids)
    return ids.map((id) => rows.find((row) => row.id === id || row.userId === id))
  })
  return {
    find: (id: string) => byIdOrUserId.load(id),

    page: async ({ filter, sort, first, after }: FreelancerList) => ({
      ...(await freelancerRepository.page(filter ?? {}, sort, { first, after })),
      facets: async () => freelancerFacets(await freelancerRepository.best(), filter ?? {}),
    }),
  }
}

export type FreelancerQueries = ReturnType<typeof createFreelancerQueries>
