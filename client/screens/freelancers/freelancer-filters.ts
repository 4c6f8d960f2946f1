import { cleanText } from '../../lib/text'
import type { FreelancersQueryVariables } from './freelancers.generated'

/** Sort orders by their name in the address, the default first. */
const orders = {
  rating: { sort: 'RATING', label: 'Rating' },
  'rate-low': { sort: 'RATE_LOW', label: 'Rate: low to high' },
  'rate-high': { sort: 'RATE_HIGH', label: 'Rate: high to low' },
} as const

type OrderName = keyof typeof orders

export const orderOptions = Object.entries(orders).map(([value, { label }]) => ({ value, label }))

const isOrderName = (text: string): text is OrderName => Object.hasOwn(orders, text)

/** Choices of the highest rate, in dollars an hour. */
export const rateLimits = [60, 80, 100, 120]

/** The filters in the address: `?sort=rate-low&skill=TypeScript&max=100`. */
export interface FreelancerFilters {
  sort: string
  skill: string
  /** The highest rate in whole dollars, or empty. */
  max: string
}

export const filtersFromParams = (params: URLSearchParams): FreelancerFilters => ({
  sort: params.get('sort') || 'rating',
  skill: cleanText(params.get('skill')),
  max: /^[1-9]\d{0,4}$/.exec(params.get('max') ?? '')?.[0] ?? '',
})

export const isKnownSort = ({ sort }: FreelancerFilters) => isOrderName(sort)

export const toVariables = ({
  sort,
  skill,
  max,
}: FreelancerFilters): Pick<FreelancersQueryVariables, 'filter' | 'sort'> => ({
  sort: isOrderName(sort) ? orders[sort].sort : 'RATING',
  filter: skill || max ? { skill: skill || null, maxRate: max ? Number(max) : null } : null,
})

/** Defaults are left out, so that each page has one address. */
export const pathWithFilters = ({ sort, skill, max }: FreelancerFilters) => {
  const params = new URLSearchParams()
  if (sort !== 'rating') params.set('sort', sort)
  if (skill) params.set('skill', skill)
  if (max) params.set('max', max)
  return params.size > 0 ? `/freelancers?${params}` : '/freelancers'
}
