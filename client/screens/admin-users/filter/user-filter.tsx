import { type ChangeEvent, type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { roles } from '../../../features/session/roles'
import { Button } from '../../../ui/button/button'
import { Chips } from '../../../ui/form/chips'
import field from '../../../ui/form/field.module.css'
import { SearchBox } from '../../../ui/form/search-box'
import { Icon } from '../../../ui/icon/icon'
import styles from './user-filter.module.css'
import { MAX_TEXT_LENGTH, type UserFilterParams } from './user-filter-params'

interface Props {
  filter: UserFilterParams
  onChange: (change: Partial<UserFilterParams>) => void
}

const plurals = {
  customer: 'Customers',
  vendor: 'Vendors',
  freelancer: 'Freelancers',
  broker: 'Brokers',
  admin: 'Admins',
}
const chips = [{ role: '', label: 'All' } as const, ...roles.toSorted().map((role) => ({ role, label: plurals[role] }))]

export const UserFilter = ({ filter, onChange }: Props) => {
  const search = useRef<HTMLInputElement>(null)
  // Going back changes the address only: the box is uncontrolled.
  useEffect(() => {
    if (search.current) search.current.value = filter.q
  }, [filter.q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ q: search.current?.value.trim() ?? '' })
  }
  // The clear button of the box doesn't submit the form.
  const onClear = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (value === '' && filter.q) onChange({ q: '' })
  }
  return (
    <div className={styles.bar}>
      <search className={styles.controls}>
        <form className={styles.search} onSubmit={submit}>
          <SearchBox
            ref={search}
            label="Search accounts by name or email"
            name="q"
            placeholder="Name or email"
            autoComplete="off"
            maxLength={MAX_TEXT_LENGTH}
            defaultValue={filter.q}
            onChange={onClear}
          />
          <Button type="submit" variant="line">
            Search
          </Button>
        </form>
        <FilterSelect
          label="State"
          value={filter.state}
          onChange={({ currentTarget: { value } }) =>
            onChange({ state: value === 'active' || value === 'suspended' ? value : '' })
          }
        >
          <option value="">Any</option>
          <option value="active">Active</option>
          <option value="suspended">Suspended</option>
        </FilterSelect>
        <FilterSelect
          label="Sort by"
          value={filter.sort}
          onChange={({ currentTarget: { value } }) => onChange({ sort: value === 'name' ? value : 'newest' })}
        >
          <option value="newest">Newest</option>
          <option value="name">Name</option>
        </FilterSelect>
      </search>
      <Chips
        label="Role"
        chips={chips.map(({ role, label }) => ({
          name: label,
          chosen: filter.role === role,
          choose: () => onChange({ role }),
        }))}
      />
    </div>
  )
}

const FilterSelect = ({ label, ...props }: { label: string } & ComponentProps<'select'>) => (
  <label className={styles.label}>
    {label}
    <span className={field.select}>
      <select className={field.input} {...props} />
      <Icon name="chevron" />
    </span>
  </label>
)
