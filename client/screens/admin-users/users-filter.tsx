import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import { roles } from '../../features/session/roles'
import { Button } from '../../ui/button'
import { Chips } from '../../ui/chips'
import field from '../../ui/field.module.css'
import { Icon } from '../../ui/icon'
import { SearchBox } from '../../ui/search-box'
import { type Choice, LONGEST_TEXT } from './choice'
import styles from './users-filter.module.css'

interface Props {
  choice: Choice
  choose: (change: Partial<Choice>) => void
}

const plurals = {
  customer: 'Customers',
  vendor: 'Vendors',
  freelancer: 'Freelancers',
  broker: 'Brokers',
  admin: 'Admins',
}
const chips = [{ role: '', label: 'All' } as const, ...roles.toSorted().map((role) => ({ role, label: plurals[role] }))]

export const UsersFilter = ({ choice, choose }: Props) => {
  const search = useRef<HTMLInputElement>(null)
  // The address leads: the way back changes what the box says.
  useEffect(() => {
    if (search.current) search.current.value = choice.q
  }, [choice.q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choose({ q: search.current?.value.trim() ?? '' })
  }
  // Emptied by its cross, the box sends no form.
  const emptied = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (value === '' && choice.q) choose({ q: '' })
  }
  return (
    <div className={styles.bar}>
      <search className={styles.line}>
        <form className={styles.search} onSubmit={submit}>
          <SearchBox
            ref={search}
            label="Search accounts by name or email"
            name="q"
            placeholder="Name or email"
            autoComplete="off"
            maxLength={LONGEST_TEXT}
            defaultValue={choice.q}
            onChange={emptied}
          />
          <Button type="submit" variant="line">
            Search
          </Button>
        </form>
        <label className={styles.label}>
          State
          <span className={field.select}>
            <select
              className={field.input}
              value={choice.state}
              onChange={({ currentTarget: { value } }) =>
                choose({ state: value === 'active' || value === 'suspended' ? value : '' })
              }
            >
              <option value="">Any</option>
              <option value="active">Active</option>
              <option value="suspended">Suspended</option>
            </select>
            <Icon name="chevron" />
          </span>
        </label>
        <label className={styles.label}>
          Sort by
          <span className={field.select}>
            <select
              className={field.input}
              value={choice.sort}
              onChange={({ currentTarget: { value } }) => choose({ sort: value === 'name' ? value : 'newest' })}
            >
              <option value="newest">Newest</option>
              <option value="name">Name</option>
            </select>
            <Icon name="chevron" />
          </span>
        </label>
      </search>
      <Chips
        label="Role"
        chips={chips.map(({ role, label }) => ({
          name: label,
          chosen: choice.role === role,
          choose: () => choose({ role }),
        }))}
      />
    </div>
  )
}
