import { isRole, type Role } from '../../../features/session/roles'
import { userRoleOf } from '../../../features/session/user-roles'
import { searchTextIn } from '../../../lib/text'
import type { AdminUsersQueryVariables } from '../admin-users.generated'

const states = { active: 'ACTIVE', suspended: 'SUSPENDED' } as const
const isState = (text: string): text is keyof typeof states => Object.hasOwn(states, text)

/** The filter in the address: `?q=raman&role=vendor&state=suspended&sort=name`. Unknown values count as absent. */
export interface UserFilterParams {
  q: string
  role: Role | ''
  state: keyof typeof states | ''
  sort: 'newest' | 'name'
}

export const readFilter = (params: URLSearchParams): UserFilterParams => {
  const role = params.get('role')
  const state = params.get('state') ?? ''
  return {
    q: searchTextIn(params),
    role: isRole(role) ? role : '',
    state: isState(state) ? state : '',
    sort: params.get('sort') === 'name' ? 'name' : 'newest',
  }
}

export const isFiltered = ({ q, role, state }: UserFilterParams) => Boolean(q || role || state)

export const variablesOf = ({
  q,
  role,
  state,
  sort,
}: UserFilterParams): Pick<AdminUsersQueryVariables, 'filter' | 'sort'> => ({
  filter: { text: q || null, role: userRoleOf(role), state: state ? states[state] : null },
  sort: sort === 'name' ? 'NAME' : 'NEWEST',
})

/** The address with a changed filter: it starts at the first page and leaves defaults out. */
export const withFilter = (params: URLSearchParams, change: Partial<UserFilterParams>) => {
  const next = new URLSearchParams(params)
  next.delete('show')
  for (const [name, value] of Object.entries({ ...readFilter(params), ...change })) {
    if (value && value !== 'newest') next.set(name, value)
    else next.delete(name)
  }
  return next
}
