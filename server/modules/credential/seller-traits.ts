import { sql } from 'kysely'
import type { Database } from '../../database/connection'

/** The traits of an account that lists are filtered by. */
export interface Traits {
  verified: boolean
  jurisdictions: readonly string[]
  /** Codes. */
  languages: readonly string[]
}

export interface TraitCriteria {
  verified?: boolean | null | undefined
  jurisdiction?: string | null | undefined
  /** A code. */
  language?: string | null | undefined
}

export interface Trait {
  trait: 'JURISDICTION' | 'LANGUAGE' | 'VERIFIED'
  value: string
}

/** The traits of criteria, probably the rarest first. A checked registration makes its owner verified, so that it stands for both. */
export const traitsIn = ({ verified, jurisdiction, language }: TraitCriteria): Trait[] => [
  ...(jurisdiction == null ? [] : [{ trait: 'JURISDICTION' as const, value: jurisdiction }]),
  ...(language == null ? [] : [{ trait: 'LANGUAGE' as const, value: language.toUpperCase() }]),
  ...(verified && jurisdiction == null ? [{ trait: 'VERIFIED' as const, value: '' }] : []),
]

/** Listed companies or freelancers of accounts with all of the traits. They are read in the orders of the indexes of the first. */
export const profilesWith = (
  db: Database,
  profile: 'company' | 'freelancer',
  [first, ...others]: readonly [Trait, ...Trait[]],
) => {
  const ofFirst = db
    .selectFrom('profileTrait as found')
    .where('profile', '=', profile)
    .where('trait', '=', first.trait)
    .where('value', '=', first.value)
  return others.reduce((found, trait) => found.where(hasTrait('profileTrait', 'found.id', trait)), ofFirst)
}

/** True for rows with a trait, whose ids are in a column. */
export const hasTrait = (table: 'listingTrait' | 'profileTrait', id: string, { trait, value }: Trait) =>
  // PostgreSQL would make a join of `exists`, which reads all rows with the trait.
  sql<boolean>`(
    select other.id from ${sql.table(table)} as other
    where other.id = ${sql.ref(id)} and other.trait = ${trait} and other.value = ${value}
  ) is not null`

export const isNotEmpty = (traits: readonly Trait[]): traits is readonly [Trait, ...Trait[]] => traits.length > 0

/** Adds the traits of the accounts to rows. */
export const withTraits = async <Row>(db: Database, rows: readonly Row[], userIdOf: (row: Row) => string) => {
  const traits =
    rows.length === 0
      ? []
      : await db.selectFrom('sellerTrait').selectAll().where('userId', 'in', rows.map(userIdOf)).execute()
  return joinTraits(rows, userIdOf, traits, ({ userId }) => userId)
}

/** Adds traits to the rows with the same key. */
export const joinTraits = <Row, Found extends AnyTrait>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  found: readonly Found[],
  keyOfTrait: (trait: Found) => string,
) => {
  const traits = new Map<string, Found[]>()
  for (const row of found) {
    const known = traits.get(keyOfTrait(row))
    if (known) known.push(row)
    else traits.set(keyOfTrait(row), [row])
  }
  return rows.map((row): Row & Traits => ({ ...row, ...grouped(traits.get(keyOf(row)) ?? []) }))
}

interface AnyTrait {
  trait: string
  value: string
}

const grouped = (traits: readonly AnyTrait[]): Traits => {
  const valuesOf = (name: Trait['trait']) => traits.flatMap(({ trait, value }) => (trait === name ? [value] : []))
  return {
    verified: valuesOf('VERIFIED').length > 0,
    jurisdictions: valuesOf('JURISDICTION'),
    languages: valuesOf('LANGUAGE'),
  }
}

/** A trait as `listing_search` stores it. Triggers of `seller_trait` write the same. */
export const storedTrait = ({ trait, value }: AnyTrait) => `\n${trait} ${value}\n`

/** The traits that `listing_search` stores for a listing. */
export const parseTraits = (stored: string) =>
  grouped(
    stored
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ trait: line.slice(0, line.indexOf(' ')), value: line.slice(line.indexOf(' ') + 1) })),
  )
