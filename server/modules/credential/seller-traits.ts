import { type Expression, sql } from 'kysely'
import type { Database } from '../../database/connection'
import type { Traits } from '../../database/paging/facets'

export interface TraitCriteria {
  verified?: boolean | null | undefined
  jurisdiction?: string | null | undefined
}

/** A checked registration makes its owner verified, so that a jurisdiction is the only trait to look for. */
export const traitIn = ({ verified, jurisdiction }: TraitCriteria) => {
  if (jurisdiction != null) return { trait: 'JURISDICTION', value: jurisdiction } as const
  return verified ? ({ trait: 'VERIFIED', value: '' } as const) : undefined
}

/** True for accounts with the traits. A rare jurisdiction is looked up first; verified accounts are many and looked up one by one. */
export const hasTraits = (db: Database, userId: Expression<string>, criteria: TraitCriteria) => {
  const wanted = traitIn(criteria)
  if (!wanted) return sql<boolean>`1 = 1`
  const accounts = db.selectFrom('sellerTrait').where('trait', '=', wanted.trait).where('value', '=', wanted.value)
  return wanted.trait === 'JURISDICTION'
    ? sql<boolean>`${userId} in ${accounts.select('userId')}`
    : sql<boolean>`exists ${accounts.select('userId').where('userId', '=', userId)}`
}

/** Adds the traits of the accounts to rows. */
export const withTraits = async <Row>(db: Database, rows: readonly Row[], userIdOf: (row: Row) => string) => {
  const found =
    rows.length === 0
      ? []
      : await db.selectFrom('sellerTrait').selectAll().where('userId', 'in', rows.map(userIdOf)).execute()
  const traits = new Map<string, { verified: boolean; jurisdictions: string[] }>()
  for (const { userId, trait, value } of found) {
    const known = traits.get(userId) ?? { verified: false, jurisdictions: [] }
    traits.set(userId, known)
    if (trait === 'VERIFIED') known.verified = true
    else known.jurisdictions.push(value)
  }
  return rows.map((row): Row & Traits => ({
    ...row,
    ...(traits.get(userIdOf(row)) ?? { verified: false, jurisdictions: [] }),
  }))
}
