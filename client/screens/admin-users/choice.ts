import { cleanText } from '../../features/page/clean-text'
import { isRole, type Role } from '../../features/session/roles'
import type { UserRole } from '../../generated/schema'
import type { AdminUsersQueryVariables } from './admin-users.generated'

const roles: Record<Role, UserRole> = {
  customer: 'CUSTOMER',
  vendor: 'VENDOR',
  freelancer: 'FREELANCER',
  broker: 'BROKER',
  admin: 'ADMIN',
}
const states = { active: 'ACTIVE', suspended: 'SUSPENDED' } as const
const isState = (text: string): text is keyof typeof states => Object.hasOwn(states, text)

/** The server refuses longer ones. */
export const LONGEST_TEXT = 200

/** What the address asks for: `?q=raman&role=vendor&state=suspended&sort=name`. Nonsense counts as absent. */
export interface Choice {
  q: string
  role: Role | ''
  state: keyof typeof states | ''
  sort: 'newest' | 'name'
}

export const choiceOf = (params: URLSearchParams): Choice => {
  const role = params.get('role')
  const state = params.get('state') ?? ''
  return {
    q: cleanText(params.get('q')).slice(0, LONGEST_TEXT),
    role: isRole(role) ? role : '',
    state: isState(state) ? state : '',
    sort: params.get('sort') === 'name' ? 'name' : 'newest',
  }
}

export const isNarrowed = ({ q, role, state }: Choice) => Boolean(q || role || state)

export const variablesOf = ({ q, role, state, sort }: Choice): Pick<AdminUsersQueryVariables, 'filter' | 'sort'> => ({
  filter: { text: q || null, role: role ? roles[role] : null, state: state ? states[state] : null },
  sort: sort === 'name' ? 'NAME' : 'NEWEST',
})

/** The address with another choice: a list that is another begins at its top, and defaults go without saying. */
export const withChoice = (params: URLSearchParams, change: Partial<Choice>) => {
  const next = new URLSearchParams(params)
  next.delete('show')
  for (const [name, value] of Object.entries({ ...choiceOf(params), ...change })) {
    if (value && value !== 'newest') next.set(name, value)
    else next.delete(name)
  }
  return next
}
