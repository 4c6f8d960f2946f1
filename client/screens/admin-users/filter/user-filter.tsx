import { roleOf } from '../../../features/session/roles'
import { rolePlural, userRoles } from '../../../features/session/user-roles'
import { Chips } from '../../../ui/form/chips'
import { InlineSelect } from '../../../ui/form/inline-select'
import { SearchForm } from '../../../ui/form/search-form'
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
    <div className={styles.controls}>
      <SearchForm
        label="Search accounts by name or email"
        placeholder="Name or email"
        text={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <InlineSelect
        className={styles.label}
        label="State"
        value={filter.state}
        onChange={({ currentTarget: { value } }) =>
          onChange({ state: value === 'active' || value === 'suspended' ? value : '' })
        }
      >
        <option value="">Any</option>
        <option value="active">Active</option>
        <option value="suspended">Suspended</option>
      </InlineSelect>
      <InlineSelect
        className={styles.label}
        label="Sort by"
        value={filter.sort}
        onChange={({ currentTarget: { value } }) => onChange({ sort: value === 'name' ? value : 'newest' })}
      >
        <option value="newest">Newest</option>
        <option value="name">Name</option>
      </InlineSelect>
    </div>
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
