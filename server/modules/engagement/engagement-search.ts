import { type ExpressionBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'
import { foldCase } from '../../lib/text'

/** The number and the title, as `engagement.searchText` stores them. */
export const engagementSearchText = (number: string, title: string) => foldCase(`${number}\n${title}`)

const patternOf = (folded: string) => `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Matches engagements whose number, title or other party's name contains the case-folded text. */
export const containsText = (db: Database, side: 'BUYER' | 'SELLER', folded: string) => {
  const pattern = patternOf(folded)
  const text = sql.ref('user.searchText')
  // The first line of an account's search text is its name. The second one, the email address, is not for the other party.
  const name = isPostgres(db)
    ? sql`split_part(${text}, ${'\n'}, 1)`
    : sql`substr(${text}, 1, instr(${text}, ${'\n'}) - 1)`
  const otherId = sql.ref(side === 'BUYER' ? 'engagement.sellerId' : 'engagement.buyerId')
  // PostgreSQL would read all accounts for an `exists` or a join; a value it looks up by the id.
  const otherName = sql`(select ${name} from ${sql.table('user')} where ${sql.ref('user.id')} = ${otherId})`
  const isTitled = sql<boolean>`${sql.ref('engagement.searchText')} like ${pattern} escape '\\'`
  return sql<boolean>`(${isTitled} or ${otherName} like ${pattern} escape '\\')`
}

/** Matches engagements whose number or title contains the case-folded text, and those of the accounts. */
export const containsTextOrIsOf =
  (folded: string, accountIds: readonly string[]) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'engagement'>) =>
    or([
      sql<boolean>`${sql.ref('engagement.searchText')} like ${patternOf(folded)} escape '\\'`,
      ...(['buyerId', 'sellerId'] as const).flatMap((party) =>
        accountIds.length === 0 ? [] : [eb(party, 'in', accountIds)],
      ),
    ])
