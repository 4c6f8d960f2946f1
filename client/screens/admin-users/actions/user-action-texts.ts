import { roleName } from '../../../features/session/roles'
import type { UserRole } from '../../../generated/schema'
import type { UserAction } from './use-user-action'

interface Texts {
  /** On the button that opens the form, and on the one that sends it. */
  label: string
  question: (name: string) => string
  /** What the action does. */
  effect: string
  done: (user: { name: string; role: UserRole }) => string
}

export const userActionTexts: Record<UserAction, Texts> = {
  suspend: {
    label: 'Suspend',
    question: (name) => `Suspend ${name}?`,
    effect:
      'Every session ends at once, nobody signs in with the account, and its listings and profiles are hidden until it is reinstated.',
    done: ({ name }) => `${name} is suspended.`,
  },
  reinstate: {
    label: 'Reinstate',
    question: (name) => `Reinstate ${name}?`,
    effect: 'Its owner can sign in again, and what the account had published is shown again.',
    done: ({ name }) => `${name} is reinstated.`,
  },
  role: {
    label: 'Change role',
    question: (name) => `Change the role of ${name}?`,
    effect:
      'The dashboard of the new role opens instead of the old one. A business role gets a company profile where there is none. What the new role can’t sell is hidden and kept, until the old role is back.',
    done: ({ name, role }) => `${name}’s role is ${roleName[role]} now.`,
  },
}
