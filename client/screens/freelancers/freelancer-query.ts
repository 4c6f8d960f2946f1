import { amountOf, isFiltered, ratingOf, traitsOf } from '../../features/facets/facet-address'
import type { FreelancerSort } from '../../generated/schema'
import { formatShortPrice } from '../../lib/money'
import type { FreelancersQueryVariables } from './freelancers.generated'

/** Sort orders by their name in the address, the default first. */
export const sortLabels = { rating: 'Rating', 'rate-low': 'Rate: low to high', 'rate-high': 'Rate: high to low' }

const sorts: ReadonlyMap<string | null, FreelancerSort> = new Map([
  ['rate-low', 'RATE_LOW'],
  ['rate-high', 'RATE_HIGH'],
])

/** The list in the address: `?skill=TypeScript&max=100&sort=rate-low`. With an unknown sort order the best rated come first. */
export const freelancerList = (params: URLSearchParams) => {
  const unnamed = { minRating: ratingOf(params.get('rating')) ?? null, ...traitsOf(params) }
  const filter: FreelancersQueryVariables['filter'] = {
    skill: params.get('skill'),
    maxRate: amountOf(params.get('max')) ?? null,
    ...unnamed,
  }
  return {
    variables: { filter, sort: sorts.get(params.get('sort')) ?? 'RATING' },
    /** `with TypeScript at up to $100 per hour`. Empty if there are other filters, too. */
    words: isFiltered(unnamed)
      ? ''
      : [
          filter.skill && `with ${filter.skill}`,
          filter.maxRate && `at up to ${formatShortPrice(filter.maxRate)} per hour`,
        ]
          .filter(Boolean)
          .join(' '),
  }
}
