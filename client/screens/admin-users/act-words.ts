import { roleName } from '../../features/listing/role-name'
import type { AccountRow_UserFragment } from './account-row.generated'
import type { Act } from './use-act'

interface Words {
  /** What the button that opens the form says, and the one that sends it. */
  label: string
  question: (name: string) => string
  /** What happens. */
  effect: string
  done: (user: AccountRow_UserFragment) => string
}

export const actWords: Record<Act, Words> = {
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
    effect: 'The account can be signed in with again, and what it had published is shown again.',
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
