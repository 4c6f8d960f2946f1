// @ts-check
import { sql } from 'kysely'
import { isPostgres } from '../../server/database/connection.ts'
import { databaseSearch } from '../../server/infrastructure/search/database/database-search.ts'
import { excerpt } from '../../server/modules/listing/excerpt.ts'
import { createListingRepository } from '../../server/modules/listing/listing.repository.ts'
import { openWithListings } from './many-listings.mjs'
import { percentile } from './percentile.mjs'

const LISTINGS = 50_000
const ROUNDS = 7
const CATEGORY = 'cat-logo-design'

/** @param {() => unknown} read */
const millisecondsOf = async (read) => {
  await read()
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  return percentile(times, 0.5).toFixed(1)
}

/**
 * Measures each read as it was before it got an index or a limit, and as it is now.
 * @param {string} url
 */
export const measureReads = async (url) => {
  const db = await openWithListings(url, LISTINGS)
  const listings = createListingRepository(db)
  const search = databaseSearch(db)
  const letters = 'a'.repeat(100)
  const phrase = isPostgres(db) ? sql`search_text like ${`%${letters}%`}` : sql`search_text match ${`"${letters}"`}`
  const description = 'a'.repeat(10_000)
  const around = `${'a'.repeat(79)}b`
  const times60x29 = (/** @type {() => unknown} */ read) => () => {
    for (let i = 0; i < 29 * 60; i++) read()
  }
  /** @type {[read: string, before: () => unknown, now: () => unknown][]} */
  const reads = [
    [
      'related listings',
      () =>
        sql`select * from (
          select *, row_number() over (partition by category_id order by rating desc, review_count desc, id desc) as rank
          from listing where visible = 1 and category_id in (${CATEGORY})
        ) as best where rank <= 13 order by rank`.execute(db),
      () => listings.bestOf([CATEGORY], 13),
    ],
    [
      'products of admins',
      () =>
        sql`select * from listing where visible = 1 and kind = 'product'
          and (select role from "user" where id = listing.seller_id) = 'ADMIN'
          order by created_at desc, id desc limit 13`.execute(db),
      () => listings.page({ kind: 'product', sellerRole: 'ADMIN' }, 'NEWEST', { first: 12 }),
    ],
    [
      'search of 100 equal letters, 41 long descriptions of that letter',
      () => sql`select listing_id from listing_search where ${phrase} limit 13`.execute(db),
      () => search.find(letters, {}, { first: 12 }),
    ],
    [
      '29 excerpts of 60 descriptions',
      times60x29(() => description.search(new RegExp(around, 'iu'))),
      times60x29(() => excerpt(description, around)),
    ],
  ]
  const rows = []
  for (const [read, before, now] of reads) {
    rows.push({ read, before: await millisecondsOf(before), now: await millisecondsOf(now) })
  }
  await db.destroy()
  return rows
}
