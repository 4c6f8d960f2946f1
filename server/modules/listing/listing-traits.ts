import type { AliasedExpression } from 'kysely'
import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'
import type { ListingRow } from '../../database/tables/tables'
import { ATTRIBUTES } from '../../infrastructure/search/search-engine'
import { hasTrait, type Trait } from '../credential/seller-traits'

/** The columns that lists are filtered and sorted by. */
const columns = ['id', ...ATTRIBUTES] as const

/**
 * The public listings of sellers with all of the traits, under the name `listing`. The first trait is read from a table with the same
 * columns, which has an index for each order of a trait.
 */
export const listingsWith = (db: Database, [first, ...others]: readonly Trait[]) => {
  const visible = db.selectFrom('listing').select(columns).where('visible', '=', VISIBLE)
  const ofTrait = ({ trait, value }: Trait) =>
    db.selectFrom('listingTrait').select(columns).where('trait', '=', trait).where('value', '=', value)
  const rows: AliasedExpression<Pick<ListingRow, (typeof columns)[number]>, 'listing'> = (
    first ? ofTrait(first) : visible
  ).as('listing')
  return others.reduce(
    (found, trait) => found.where(hasTrait('listingTrait', 'listing.id', trait)),
    db.selectFrom(rows),
  )
}
