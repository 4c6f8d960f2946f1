import type { FreelancerFilter, FreelancerSort } from '../../generated/resolvers'
import { cents } from '../../money'
import type { PageRequest } from '../../paging/page'
import { foldCase } from '../../text/fold-case'
import type { FreelancerRepository } from './freelancer.repository'

interface FreelancerList extends PageRequest {
  filter?: FreelancerFilter | null | undefined
  sort: FreelancerSort
}

export const createFreelancerService = (freelancers: FreelancerRepository) => ({
  find: freelancers.byIdOrUserId,

  page: ({ filter, sort, first, after }: FreelancerList) =>
    freelancers.page(
      {
        skill: filter?.skill == null ? undefined : foldCase(filter.skill),
        maxRateCents: filter?.maxRate == null ? undefined : cents(filter.maxRate),
      },
      sort,
      { first, after },
    ),
})
