import { type ChangeEvent, type TransitionStartFunction, useOptimistic } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/form/button'
import { SelectField } from '../../ui/form/field'
import styles from './freelancer-filter.module.css'
import { type FreelancerFilters, isKnownSort, orderOptions, pathWithFilters, rateLimits } from './freelancer-filters'

interface Props {
  filters: FreelancerFilters
  skills: readonly string[]
  /** Keeps the current list while the next one loads. */
  start: TransitionStartFunction
}

/** A filters applies at once; without JavaScript the browser submits the form. */
export const FreelancerFilter = ({ filters, skills, start }: Props) => {
  const navigate = useNavigate()
  const [current, setCurrent] = useOptimistic(filters)
  const apply = ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    start(async () => {
      const next = { ...current, [name]: value }
      setCurrent(next)
      await navigate(pathWithFilters(next), { preventScrollReset: true })
    })
  // Matches the skill in the address ignoring case; an unknown skill is kept.
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
          <option key={limit} value={limit}>{`$${limit.toLocaleString('en-US')} per hour`}</option>
        ))}
      </SelectField>
      <SelectField label="Sort by" name="sort" value={isKnownSort(current) ? current.sort : 'rating'} onChange={apply}>
        {orderOptions.map(({ value, label }) => (
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
