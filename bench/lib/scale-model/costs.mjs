// @ts-check

/**
 * @typedef {object} Operation
 * @property {string} name
 * @property {number} share Of all requests.
 * @property {number} appMs CPU of the app that one request takes.
 * @property {number} databaseMs CPU of the database.
 * @property {number} [databaseMsPerMillion] More of it with each million of listings.
 * @property {{ count: number | 'listings', exponent: number }} [answers] The different answers that visitors ask for, by Zipf's law. Only public
 *   operations have them.
 * @property {true} [changesCatalogue] Ends all answers in memory.
 */

const listings = /** @type {const} */ ('listings')

/**
 * Milliseconds of CPU. Measured on 2026-11-29 on PostgreSQL, those of the database with a million listings: docs/performance.md, "A
 * large catalogue". Others say where they are from. Shares are assumptions.
 * @type {readonly Operation[]}
 */
export const operations = [
  { name: 'home', share: 0.1425, appMs: 5.5, databaseMs: 1.6, answers: { count: 1, exponent: 1 } },
  // The mean of newest, category by price, and price, rating and days.
  { name: 'list', share: 0.285, appMs: 11, databaseMs: 7.8, answers: { count: 200, exponent: 1 } },
  // The mean of service and product.
  { name: 'detail', share: 0.38, appMs: 3, databaseMs: 1.2, answers: { count: listings, exponent: 1.1 } },
  { name: 'search, frequent', share: 0.0855, appMs: 16, databaseMs: 8.3, answers: { count: 50_000, exponent: 1 } },
  // The database: 7 ms with 100,000 listings, 12 with a million, which have ten times as many hits.
  {
    name: 'search, rare',
    share: 0.022,
    appMs: 23,
    databaseMs: 6.4,
    databaseMsPerMillion: 5.6,
    answers: { count: 25_000, exponent: 1 },
  },
  // The database: 6.5 ms with 100,000 listings, 22 with a million, whose lists of listings the index intersects.
  {
    name: 'search, several words',
    share: 0.02075,
    appMs: 11,
    databaseMs: 4.8,
    databaseMsPerMillion: 17.2,
    answers: { count: 25_000, exponent: 1 },
  },
  { name: 'search, no hit', share: 0.01425, appMs: 4.3, databaseMs: 1.6, answers: { count: 50_000, exponent: 1 } },
  // The app on SQLite, 2026-11-28, `bench:orders`; the database like the orders of a buyer.
  { name: 'engagement page', share: 0.03, appMs: 7.6, databaseMs: 4.5 },
  { name: 'inbox', share: 0.015, appMs: 3.9, databaseMs: 4.5 },
  // App and database together took 15 ms on SQLite, 2026-11-28; PostgreSQL is assumed to need as much again.
  { name: 'order', share: 0.003, appMs: 15, databaseMs: 15 },
  // 25 ms of time at a million listings on 2026-11-22; the division is assumed.
  { name: 'catalogue write', share: 0.002, appMs: 8, databaseMs: 17, changesCatalogue: true },
]

export const machine = {
  /** Cores and memory in GB of a database machine. Assumed. */
  cores: 32,
  memory: 256,
  /** The share of a core, and of the memory, that is used at a peak. Assumed. */
  load: 0.6,
  /** The memory of an app process in GB: its peak was 374 MB, `bench` of 2026-11-22. */
  processMemory: 0.5,
}

export const visitors = {
  /** The share of public requests without a session: only they are answered from memory or by a replica. Assumed. */
  withoutSession: 0.8,
  /** The share of public requests that are pages; the others are operations of pages that are open. Assumed. */
  pages: 0.4,
}

export const rendering = {
  /** CPU that a page takes beside its operation. `bench:pages` of 2026-11-29: 18 to 27 ms with the operation. */
  pageMs: 16,
  /** CPU of a page and of an operation that are answered from memory. `bench:pages` of 2026-11-29, `bench` of 2026-11-22. */
  storedPageMs: 0.6,
  storedAnswerMs: 0.2,
}

export const memory = {
  /** An answer in memory lives at most this long: `server/cache/cache-store.ts`. */
  maxAgeSeconds: 30,
  /** The number of answers that 32 MB hold: measured on 2026-11-22. */
  answers: 650,
}

/**
 * GB for a million listings with a million engagements on PostgreSQL, measured on 2026-11-22: 6.5 in all. Since then three indexes of
 * short texts and titles were added, which are not in it.
 */
export const sizes = {
  listingRows: 1.2 + 0.91,
  listingIndexes: 0.76 + 0.83,
  business: 2.8,
  /** The share of business that is recent enough to be read. Assumed. */
  recent: 0.2,
  /** Room on the disk for dead rows, the log and growth. Assumed. */
  room: 1.5,
}

/** A search that takes longer on one database fails at the limit of a statement, 3 s, under load. Assumed. */
export const LONGEST_SEARCH_MS = 1_000

/** CPU of the database that reads the listings which a search engine has found: a list's. */
export const FOUND_BY_ENGINE_MS = 7.8
