import { cleanText } from '../../features/page/clean-text'
import type { FreelancersQueryVariables } from './freelancers.generated'

/** The orders by their names in the address, the default first. */
const orders = {
  rating: { sort: 'RATING', label: 'Rating' },
  'rate-low': { sort: 'RATE_LOW', label: 'Rate: low to high' },
  'rate-high': { sort: 'RATE_HIGH', label: 'Rate: high to low' },
} as const

type OrderName = keyof typeof orders

export const orderOptions = Object.entries(orders).map(([value, { label }]) => ({ value, label }))

const isOrderName = (text: string): text is OrderName => Object.hasOwn(orders, text)

/** The highest rates to choose from, in dollars an hour. */
export const rateLimits = [60, 80, 100, 120]

/** What a visitor asked for: `?sort=rate-low&skill=TypeScript&max=100`. */
export interface Choice {
  sort: string
  skill: string
  /** The highest rate in whole dollars, or nothing. */
  max: string
}

export const choiceOf = (params: URLSearchParams): Choice => ({
  sort: params.get('sort') || 'rating',
  skill: cleanText(params.get('skill')),
  max: /^[1-9]\d{0,4}$/.exec(params.get('max') ?? '')?.[0] ?? '',
})

export const isKnownSort = ({ sort }: Choice) => isOrderName(sort)

export const variablesOf = ({ sort, skill, max }: Choice): Pick<FreelancersQueryVariables, 'filter' | 'sort'> => ({
  sort: isOrderName(sort) ? orders[sort].sort : 'RATING',
  filter: skill || max ? { skill: skill || null, maxRate: max ? Number(max) : null } : null,
})

/** Defaults stay out of the address, so that one page has one address. */
export const addressOf = ({ sort, skill, max }: Choice) => {
  const params = new URLSearchParams()
  if (sort !== 'rating') params.set('sort', sort)
  if (skill) params.set('skill', skill)
  if (max) params.set('max', max)
  return params.size > 0 ? `/freelancers?${params}` : '/freelancers'
}
