import { type ChangeEvent, type TransitionStartFunction, useOptimistic } from 'react'
import { useNavigate } from 'react-router-dom'
import { cleanText, formatCount } from '../../lib/text'
import { Button } from '../../ui/button/button'
import { SelectField } from '../../ui/form/field'
import styles from './freelancer-filter.module.css'
import type { FreelancersQueryVariables } from './freelancers.generated'

interface Props {
  filters: FreelancerFilters
  skills: readonly string[]
  /** Keeps the current list while the next one loads. */
  startTransition: TransitionStartFunction
}

/** A filter applies at once; without JavaScript the browser submits the form. */
export const FreelancerFilter = ({ filters, skills, startTransition }: Props) => {
  const navigate = useNavigate()
  const [current, setCurrent] = useOptimistic(filters)
  const apply = ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    startTransition(async () => {
      const next = { ...current, [name]: value }
      setCurrent(next)
      await navigate(pathWithFilters(next), { preventScrollReset: true })
    })
  // The skill in the address matches in any case; an unknown one is kept as an option.
  const match = skills.find((skill) => skill.toLowerCase() === current.skill.toLowerCase())
  const skill = match ?? current.skill
  const max = Number(current.max)
  const limits = max === 0 || rateLimits.includes(max) ? rateLimits : [max, ...rateLimits]
  return (
    <form className={styles.filter} action="/freelancers">
      <SelectField label="Skill" name="skill" value={skill} onChange={apply}>
        <option value="">Any skill</option>
        {(match || !skill ? skills : [skill, ...skills]).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField label="Rate up to" name="max" value={current.max} onChange={apply}>
        <option value="">Any</option>
        {limits.map((limit) => (
          <option key={limit} value={limit}>{`$${formatCount(limit)} per hour`}</option>
        ))}
      </SelectField>
      <SelectField label="Sort by" name="sort" value={isKnownSort(current) ? current.sort : 'rating'} onChange={apply}>
        {sortOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="line">
          Apply
        </Button>
      </noscript>
    </form>
  )
}

/** Sort orders by their name in the address, the default first. */
const sortOrders = {
  rating: { sort: 'RATING', label: 'Rating' },
  'rate-low': { sort: 'RATE_LOW', label: 'Rate: low to high' },
  'rate-high': { sort: 'RATE_HIGH', label: 'Rate: high to low' },
} as const

type SortName = keyof typeof sortOrders

const sortOptions = Object.entries(sortOrders).map(([value, { label }]) => ({ value, label }))

const isSortName = (text: string): text is SortName => Object.hasOwn(sortOrders, text)

/** Options for the highest rate, in dollars an hour. */
const rateLimits = [60, 80, 100, 120]

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

export const isKnownSort = ({ sort }: FreelancerFilters) => isSortName(sort)

export const toVariables = ({
  sort,
  skill,
  max,
}: FreelancerFilters): Pick<FreelancersQueryVariables, 'filter' | 'sort'> => ({
  sort: isSortName(sort) ? sortOrders[sort].sort : 'RATING',
  filter: skill || max ? { skill: skill || null, maxRate: max ? Number(max) : null } : null,
})

/** Defaults are left out, so that each page has one address. */
const pathWithFilters = ({ sort, skill, max }: FreelancerFilters) => {
  const params = new URLSearchParams()
  if (sort !== 'rating') params.set('sort', sort)
  if (skill) params.set('skill', skill)
  if (max) params.set('max', max)
  return params.size > 0 ? `/freelancers?${params}` : '/freelancers'
}
