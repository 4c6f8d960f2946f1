import { type ExpressionBuilder, sql } from 'kysely'
import { firstLine } from '../../../database/columns'
import type { Database } from '../../../database/connection'
import { containsPattern } from '../../../database/like'
import type { Tables } from '../../../database/tables/tables'
import { foldCase } from '../../../lib/text'

/** The number and the title, as `engagement.searchText` stores them. */
export const engagementSearchText = (number: string, title: string) => foldCase(`${number}\n${title}`)

/** The column that names the account of a side. */
export const ownColumns = { BUYER: 'buyerId', SELLER: 'sellerId', BROKER: 'brokerId' } as const

/** Matches engagements whose number, title or other party's name contains the case-folded text; brokers find both parties. */
export const containsText = (db: Database, side: keyof typeof ownColumns, folded: string) => {
  const pattern = containsPattern(folded)
  // The first line of an account's search text is its name. The second one, the email address, is not for the other party.
  const name = firstLine(db, sql.ref('user.searchText'))
  // PostgreSQL would read all accounts for an `exists` or a join; a value it looks up by the id.
  const nameOf = (party: 'buyerId' | 'sellerId') =>
    sql`(select ${name} from ${sql.table('user')} where ${sql.ref('user.id')} = ${sql.ref(`engagement.${party}`)})`
  const others = (['sellerId', 'buyerId'] as const).filter((party) => party !== ownColumns[side])
  const searched = [sql.ref('engagement.searchText'), ...others.map(nameOf)]
  const matches = searched.map((column) => sql`${column} like ${pattern} escape '\\'`)
  return sql<boolean>`(${sql.join(matches, sql` or `)})`
}

/** Matches engagements whose number or title contains the case-folded text, and those of the accounts. */
export const containsTextOrIsOf =
  (folded: string, accountIds: readonly string[]) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'engagement'>) =>
    or([
      sql<boolean>`${sql.ref('engagement.searchText')} like ${containsPattern(folded)} escape '\\'`,
      ...(['buyerId', 'sellerId'] as const).flatMap((party) =>
        accountIds.length === 0 ? [] : [eb(party, 'in', accountIds)],
      ),
    ])
