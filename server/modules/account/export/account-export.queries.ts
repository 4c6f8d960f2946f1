import { type Database, longReadsOf } from '../../../database/connection'
import type { UserRow } from '../../../database/tables/tables'
import type { AccountExport } from '../../module'
import { userExport } from '../../user/user-export'

interface Dependencies {
  db: Database
  accountExports: AccountExport
  now: () => Date
}

export const createAccountExport = ({ db, accountExports, now }: Dependencies) => ({
  /** All data about an account, with prices in dollars and lists as lists, as the site shows them. */
  exportOf: async (user: UserRow) => {
    const everything: Record<string, unknown> = {}
    // The account itself comes first.
    for (const [name, read] of Object.entries({ ...userExport, ...accountExports }))
      everything[name] = await read(longReadsOf(db), user, now())
    return everything
  },
})
