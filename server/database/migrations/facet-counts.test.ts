import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { storedTrait } from '../../modules/credential/seller-traits'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import type { Database } from '../connection'

const of = (table: string) =>
  sql.raw(`
  ${table}.kind, ${table}.category_id, ${table}.seller_role,
  case when price_cents < 10000 then 0 when price_cents < 50000 then 10000 when price_cents < 150000 then 50000 else 150000 end,
  cast(case when rating < 3 then 0 when rating < 4 then 3 when rating < 4.5 then 4 else 4.5 end as double precision),
  case when delivery_days <= 0 then 0 when delivery_days <= 3 then 3 when delivery_days <= 7 then 7
    when delivery_days <= 14 then 14 else 999 end
`)
const columns = sql.raw('trait, value, kind, category_id, seller_role, price_cents, rating, delivery_days')

/** The stored counts, and the numbers of listings that they stand for, counted without the stored tables. */
const countsOf = async (db: Database) => {
  const { rows: stored } = await sql`
    select ${columns}, count from facet_count where count <> 0 order by ${columns}
  `.execute(db)
  const { rows: counted } = await sql`
    with trait as (
      select user_id, 'JURISDICTION' as trait, jurisdiction as value from credential
        where expires_at is not null and state in ('ASKED', 'CHECKED') and kind <> 'COMPANY'
      union select user_id, 'VERIFIED', '' from credential where expires_at is not null and state in ('ASKED', 'CHECKED')
      union select user_id, 'LANGUAGE', language from spoken_language
    ), cell (${columns}) as (
      select '', '', ${of('listing')} from listing where visible = 1
      union all select trait.trait, trait.value, ${of('listing')}
        from listing join trait on user_id = seller_id where visible = 1
    )
    select ${columns}, count(*) as count from cell group by ${columns} order by ${columns}
  `.execute(db)
  return { stored, counted }
}

/** The stored counts of traits alone, and the same by the counts of all filters. */
const traitCountsOf = async (db: Database) => {
  const names = sql.raw('trait, value, kind, category_id, seller_role')
  const { rows: stored } = await sql`
    select ${names}, count from trait_count where count <> 0 order by ${names}
  `.execute(db)
  const { rows: added } = await sql`
    select ${names}, sum(count) as count from facet_count where trait <> '' and count <> 0 group by ${names} order by ${names}
  `.execute(db)
  return { stored, added }
}

/** The traits of public listings beside their search texts, and the same by the traits alone. */
const searchTraitsOf = async (db: Database) => {
  const texts = await db
    .selectFrom('listingSearch')
    .innerJoin('listing', 'listing.id', 'listingSearch.listingId')
    .select(['listingId', 'traits'])
    .where('visible', '=', 1)
    .execute()
  const traits = await db.selectFrom('listingTrait').select(['id', 'trait', 'value']).execute()
  return texts.map(({ listingId, traits: stored }) => ({
    listingId,
    stored: [...stored.matchAll(/\n[^\n]+\n/g)].map(String).sort().join(''),
    found: traits
      .filter(({ id }) => id === listingId)
      .map(storedTrait)
      .sort()
      .join(''),
  }))
}

describe.each(databases)('facet counts on $name', ({ openSample }) => {
  test('facet counts follow listings, registrations and languages', async () => {
    const db = await openSample()
    onTestFinished(() => db.destroy())
    const listing = await db
      .selectFrom('listing')
      .selectAll()
      .where('sellerId', '=', 'usr-priya-raman')
      .executeTakeFirstOrThrow()
    const added = Array.from({ length: 40 }, (_, index) => ({ id: `srv-counted-${index}`, visible: index % 4 && 1 }))
    const changes: (() => Promise<unknown>)[] = [
      async () => {},
      () => addListings(db, added),
      () => db.updateTable('listing').set({ visible: 0 }).where('kind', '=', 'product').execute(),
      () =>
        db
          .updateTable('listing')
          .set(({ ref }) => ({ visible: ref('published') }))
          .execute(),
      () =>
        db
          .updateTable('listing')
          .set({ rating: 3.2, priceCents: 50_000, deliveryDays: 5 })
          .where('id', '<', 'srv-12')
          .execute(),
      () => db.updateTable('listing').set({ categoryId: 'cat-logo-design' }).where('id', '=', listing.id).execute(),
      () => db.updateTable('credential').set({ state: 'EXPIRED' }).where('userId', '=', 'usr-priya-raman').execute(),
      () => db.updateTable('credential').set({ state: 'CHECKED', jurisdiction: 'Spain' }).execute(),
      () => db.updateTable('credential').set({ state: 'REFUSED' }).where('kind', '=', 'COMPANY').execute(),
      () => db.updateTable('credential').set({ state: 'CHECKED' }).where('id', '<', 'crd-com-h').execute(),
      () => db.deleteFrom('spokenLanguage').where('language', '=', 'EN').execute(),
      () => db.insertInto('spokenLanguage').values({ userId: 'usr-priya-raman', language: 'EN' }).execute(),
      () => db.deleteFrom('listing').where('id', 'like', 'srv-counted-1%').execute(),
    ]
    const seen = new Set<string>()
    for (const change of changes) {
      await change()
      const { stored, counted } = await countsOf(db)
      expect(stored, change.toString()).toEqual(counted)
      const traits = await traitCountsOf(db)
      expect(traits.stored, change.toString()).toEqual(traits.added)
      for (const { stored, found } of await searchTraitsOf(db)) expect(stored, change.toString()).toBe(found)
      seen.add(JSON.stringify(stored))
    }
    expect(seen.size).toBeGreaterThan(changes.length - 3)
  })
})
