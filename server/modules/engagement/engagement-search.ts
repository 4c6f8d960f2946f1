import { sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import { foldCase } from '../../lib/text'

/** The number and the title, as `engagement.searchText` stores them. */
export const engagementSearchText = (number: string, title: string) => foldCase(`${number}\n${title}`)

/** Matches engagements whose number, title or other party's name contains the case-folded text. */
export const containsText = (db: Database, side: 'BUYER' | 'SELLER', folded: string) => {
  const pattern = `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`
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
