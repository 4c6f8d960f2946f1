import { type ChangeEvent, type TransitionStartFunction, useOptimistic } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { addressOf, type Choice, isKnownSort, orderOptions, rateLimits } from './choice'
import styles from './freelancer-filter.module.css'

interface Props {
  choice: Choice
  skills: readonly string[]
  /** Holds while the answer is on its way. */
  start: TransitionStartFunction
}

/** A choice counts at once; without JavaScript the browser sends the form. */
export const FreelancerFilter = ({ choice, skills, start }: Props) => {
  const navigate = useNavigate()
  const [asked, ask] = useOptimistic(choice)
  const choose = ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    start(async () => {
      const next = { ...asked, [name]: value }
      ask(next)
      await navigate(addressOf(next), { preventScrollReset: true })
    })
  // However it is written in the address; one that nobody names is still what was asked for.
  const known = skills.find((skill) => skill.toLowerCase() === asked.skill.toLowerCase())
  const skill = known ?? asked.skill
  const max = Number(asked.max)
  const limits = max === 0 || rateLimits.includes(max) ? rateLimits : [max, ...rateLimits]
  return (
    <form className={styles.filter} action="/freelancers">
      <SelectField label="Skill" name="skill" value={skill} onChange={choose}>
        <option value="">Any skill</option>
        {(known || !skill ? skills : [skill, ...skills]).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField label="Rate up to" name="max" value={asked.max} onChange={choose}>
        <option value="">Any</option>
        {limits.map((limit) => (
          <option key={limit} value={limit}>{`$${limit.toLocaleString('en-US')} per hour`}</option>
        ))}
      </SelectField>
      <SelectField label="Sort by" name="sort" value={isKnownSort(asked) ? asked.sort : 'rating'} onChange={choose}>
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
