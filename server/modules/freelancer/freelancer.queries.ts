import type { PageRequest } from '../../database/paging/page'
import type { FreelancerFilter, FreelancerSort } from '../../generated/resolvers'
import { cents } from '../../lib/money'
import { foldCase } from '../../lib/text'
import type { FreelancerRepository } from './freelancer.repository'

interface FreelancerList extends PageRequest {
  filter?: FreelancerFilter | null | undefined
  sort: FreelancerSort
}

export const createFreelancerQueries = ({ freelancerRepository }: { freelancerRepository: FreelancerRepository }) => ({
  find: freelancerRepository.byIdOrUserId,

  page: ({ filter, sort, first, after }: FreelancerList) =>
    freelancerRepository.page(
      {
        skill: filter?.skill == null ? undefined : foldCase(filter.skill),
        maxRateCents: filter?.maxRate == null ? undefined : cents(filter.maxRate),
      },
      sort,
      { first, after },
    ),
})

export type FreelancerQueries = ReturnType<typeof createFreelancerQueries>
