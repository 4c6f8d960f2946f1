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

/** What a visitor asked for: `?sort=rate-low&skill=TypeScript`. */
export interface Choice {
  sort: string
  skill: string
}

export const choiceOf = (params: URLSearchParams): Choice => ({
  sort: params.get('sort') || 'rating',
  skill: cleanText(params.get('skill')),
})

export const isKnownSort = ({ sort }: Choice) => isOrderName(sort)

export const variablesOf = ({ sort, skill }: Choice): Pick<FreelancersQueryVariables, 'filter' | 'sort'> => ({
  sort: isOrderName(sort) ? orders[sort].sort : 'RATING',
  filter: skill ? { skill } : null,
})

/** Defaults stay out of the address, so that one page has one address. */
export const addressOf = ({ sort, skill }: Choice) => {
  const params = new URLSearchParams()
  if (sort !== 'rating') params.set('sort', sort)
  if (skill) params.set('skill', skill)
  return params.size > 0 ? `/freelancers?${params}` : '/freelancers'
}
