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
 * Milliseconds of CPU. Measured on 2026-11-23 with 100,000 listings on PostgreSQL at a load of 23 to 28 on two cores, so an idle
 * machine needs less: docs/performance.md, "A large catalogue". Others say where they are from. Shares are assumptions.
 * @type {readonly Operation[]}
 */
export const operations = [
  { name: 'home', share: 0.1425, appMs: 12, databaseMs: 6.4, answers: { count: 1, exponent: 1 } },
  // The mean of newest, category by price, and price, rating and days.
  { name: 'list', share: 0.285, appMs: 8.7, databaseMs: 5.5, answers: { count: 200, exponent: 1 } },
  // The mean of service and product.
  { name: 'detail', share: 0.38, appMs: 7.1, databaseMs: 2.4, answers: { count: listings, exponent: 1.1 } },
  // Database: the walk along the newest, in a prototype at a million listings on 2026-11-22 (17 ms, of which CPU is a part).
  { name: 'search, frequent', share: 0.0855, appMs: 6.9, databaseMs: 17, answers: { count: 50_000, exponent: 1 } },
  // 39 ms with 100,000 listings here, 35 and 398 ms with 100,000 and a million on 2026-11-22.
  {
    name: 'search, rare',
    share: 0.04275,
    appMs: 7.4,
    databaseMs: 0,
    databaseMsPerMillion: 390,
    answers: { count: 50_000, exponent: 1 },
  },
  { name: 'search, no hit', share: 0.01425, appMs: 6.4, databaseMs: 2.9, answers: { count: 50_000, exponent: 1 } },
  // The app on SQLite, 2026-11-22, `bench:orders`; the database like the orders of a buyer at a million listings.
  { name: 'engagement page', share: 0.03, appMs: 3.3, databaseMs: 1.2 },
  { name: 'inbox', share: 0.015, appMs: 2.5, databaseMs: 1.2 },
  // App and database together took 6 ms on SQLite; PostgreSQL is assumed to need as much again.
  { name: 'order', share: 0.003, appMs: 6, databaseMs: 6 },
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
  /** CPU that a page takes beside its operation. `bench:pages` of 2026-11-22: 11 to 19 ms with the operation. */
  pageMs: 12,
  /** CPU of a page and of an operation that are answered from memory. `bench:pages` and `bench` of 2026-11-22. */
  storedPageMs: 0.5,
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

/** A rare search that takes longer on one database fails at the limit of a statement, 3 s, under load. Assumed. */
export const LONGEST_SEARCH_MS = 1_000

/** CPU of the database that reads the listings which a search engine has found: a list's. */
export const FOUND_BY_ENGINE_MS = 5.5
