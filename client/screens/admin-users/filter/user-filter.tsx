import type { ComponentProps } from 'react'
import { roleOf } from '../../../features/session/roles'
import { rolePlural, userRoles } from '../../../features/session/user-roles'
import { Chips } from '../../../ui/form/chips'
import field from '../../../ui/form/field.module.css'
import { SearchForm } from '../../../ui/form/search-form'
import { Icon } from '../../../ui/icon/icon'
import styles from './user-filter.module.css'
import type { UserFilterParams } from './user-filter-params'

interface Props {
  filter: UserFilterParams
  onChange: (change: Partial<UserFilterParams>) => void
}

const chips = [
  { role: '', label: 'All' } as const,
  ...userRoles.toSorted().map((role) => ({ role: roleOf(role), label: rolePlural(role) })),
]

export const UserFilter = ({ filter, onChange }: Props) => (
  <div className={styles.bar}>
    <search className={styles.controls}>
      <SearchForm
        label="Search accounts by name or email"
        placeholder="Name or email"
        text={filter.q}
        onSearch={(q) => onChange({ q })}
      />
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

const FilterSelect = ({ label, ...props }: { label: string } & ComponentProps<'select'>) => (
  <label className={styles.label}>
    {label}
    <span className={field.select}>
      <select className={field.input} {...props} />
      <Icon name="chevron" />
    </span>
  </label>
)
