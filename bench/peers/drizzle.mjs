// @ts-check
// Apollo Server with an ORM, on Marque's own database file, as the guides of Apollo Server, DataLoader and Drizzle write it.
import { createHash } from 'node:crypto'
import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import { makeExecutableSchema } from '@graphql-tools/schema'
import DataLoader from 'dataloader'
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql'
import express from 'express'
import {
  categories,
  companies,
  credentials,
  listingCounts,
  listings,
  searchTexts,
  sessions,
  users,
} from './drizzle-tables.mjs'
import { host, listening, port } from './listen.mjs'
import { typeDefs } from './type-defs.mjs'

/**
 * @typedef {{
 *   id: string, kind: 'product' | 'service', priceCents: number, images: string, categoryId: string, sellerId: string,
 *   createdAt: string, rank?: number
 * }} Listing
 */
/** @typedef {{ categoryId: string, kind: 'product' | 'service', count: number }} Count */

const db = drizzle(process.env.DATABASE_URL ?? '')

/**
 * @template {string} Key
 * @param {(keys: readonly string[]) => Promise<Record<Key, string>[]>} fetch
 * @param {Key} key
 */
const loaderOfOne = (fetch, key) =>
  new DataLoader(async (/** @type {readonly string[]} */ keys) => {
    const rows = new Map((await fetch(keys)).map((row) => [row[key], row]))
    return keys.map((id) => rows.get(id))
  })

/** The session of the cookie, with its account: one statement. @param {string | undefined} token */
const viewerOf = async (token) => {
  if (!token) return undefined
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const [row] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date().toISOString())))
  return row && !row.user.suspendedAt && !row.user.deletedAt ? row.user : undefined
}

/** @param {import('express').Request} request */
const createContext = async ({ headers }) => ({
  viewer: await viewerOf(/session=([^;]+)/.exec(headers.cookie ?? '')?.[1]),
  categories: loaderOfOne((ids) => db.select().from(categories).where(inArray(categories.id, ids)), 'id'),
  users: loaderOfOne((ids) => db.select().from(users).where(inArray(users.id, ids)), 'id'),
  companies: loaderOfOne((ids) => db.select().from(companies).where(inArray(companies.ownerId, ids)), 'ownerId'),
  checks: new DataLoader(async (/** @type {readonly string[]} */ ownerIds) => {
    const rows = await db
      .select()
      .from(credentials)
      .where(
        and(
          inArray(credentials.userId, ownerIds),
          eq(credentials.kind, 'COMPANY'),
          inArray(credentials.state, ['ASKED', 'CHECKED']),
          gt(credentials.expiresAt, new Date().toISOString()),
        ),
      )
    /** @type {{ userId: string, checkedAt: string | null }[]} */
    const checks = rows
    return ownerIds.map((id) => checks.some(({ userId, checkedAt }) => userId === id && checkedAt !== null))
  }),
  counts: new DataLoader(async (/** @type {readonly string[]} */ ids) => {
    /** @type {Count[]} */
    const rows = await db.select().from(listingCounts).where(inArray(listingCounts.categoryId, ids))
    return ids.map((id) => rows.filter(({ categoryId }) => categoryId === id))
  }),
})

/** @typedef {Awaited<ReturnType<typeof createContext>>} Context */

/** @param {Listing[]} rows @param {number} first @param {(row: Listing) => unknown[]} cursorValues @param {() => Promise<number>} totalCount */
const page = (rows, first, cursorValues, totalCount) => {
  const nodes = rows.slice(0, first)
  const last = nodes.at(-1)
  return {
    nodes,
    totalCount,
    pageInfo: {
      hasNextPage: rows.length > first,
      endCursor: last && Buffer.from(JSON.stringify(cursorValues(last))).toString('base64url'),
    },
  }
}

/** @param {'service' | 'product'} kind */
const countIn =
  (kind) =>
  async (/** @type {{ id: string }} */ { id }, /** @type {unknown} */ _, /** @type {Context} */ { counts }) =>
    (await counts.load(id)).find((row) => row.kind === kind)?.count ?? 0

/** @param {Listing} row @param {unknown} _ @param {Context} context */
const seller = ({ sellerId }, _, context) => context.users.load(sellerId)

const listing = {
  price: (/** @type {Listing} */ { priceCents }) => priceCents / 100,
  cover: (/** @type {Listing} */ { images }) => images.split('\n')[0],
  category: (/** @type {Listing} */ { categoryId }, /** @type {unknown} */ _, /** @type {Context} */ context) =>
    context.categories.load(categoryId),
  seller,
}

/** True if the text begins a word. @param {typeof searchTexts.title | typeof searchTexts.searchText} column @param {string} text */
const beginsWord = (column, text) =>
  or(...[' ', '"', "'", '(', '-', '/'].map((before) => sql`instr(${column}, ${before + text}) > 0`))

const offeredServices = and(eq(listings.kind, 'service'), eq(listings.visible, true))

const resolvers = {
  Query: {
    /** @param {unknown} _ @param {{ featured?: boolean }} args */
    categories: (_, { featured }) =>
      db
        .select()
        .from(categories)
        .where(featured == null ? undefined : eq(categories.featured, featured))
        .orderBy(asc(categories.position)),

    /** @param {unknown} _ @param {{ first: number }} args */
    services: async (_, { first }) => {
      const newest = db.select().from(listings).where(offeredServices)
      const rows = await newest.orderBy(desc(listings.createdAt), desc(listings.id)).limit(first + 1)
      const values = (/** @type {Listing} */ { createdAt, id }) => ['NEWEST', createdAt, id]
      return page(rows, first, values, () => db.$count(listings, offeredServices))
    },

    /** @param {unknown} _ @param {{ id: string }} args */
    service: async (_, { id }) =>
      (
        await db
          .select()
          .from(listings)
          .where(and(eq(listings.id, id), offeredServices))
      )[0],

    /** @param {unknown} _ @param {{ query: string, first: number }} args */
    search: async (_, { query, first }) => {
      const text = query.toLowerCase()
      const rank = sql`case when ${beginsWord(searchTexts.title, text)} then 2 when ${beginsWord(searchTexts.searchText, text)} then 1 else 0 end`
      const matches = and(eq(listings.visible, true), sql`instr(${searchTexts.searchText}, ${text}) > 0`)
      const hits = db
        .select({ listing: listings, rank: rank.mapWith(Number) })
        .from(listings)
        .innerJoin(searchTexts, eq(searchTexts.listingId, listings.id))
        .where(matches)
      const rows = await hits.orderBy(desc(rank), desc(listings.createdAt), desc(listings.id)).limit(first + 1)
      const flat = rows.map((/** @type {{ listing: Listing, rank: number }} */ { listing, rank }) => ({
        ...listing,
        rank,
      }))
      const values = (/** @type {Listing} */ row) => ['SEARCH', row.rank, row.createdAt, row.id]
      return page(flat, first, values, () => db.$count(hits.as('hits')))
    },
  },
  Category: { serviceCount: countIn('service'), productCount: countIn('product') },
  Service: { ...listing, provider: seller },
  Product: { ...listing, vendor: seller },
  SearchResult: { __resolveType: (/** @type {Listing} */ { kind }) => (kind === 'product' ? 'Product' : 'Service') },
  Profile: {
    company: (/** @type {{ id: string }} */ { id }, /** @type {unknown} */ _, /** @type {Context} */ context) =>
      context.companies.load(id),
  },
  Company: {
    verified: (
      /** @type {{ ownerId: string }} */ { ownerId },
      /** @type {unknown} */ _,
      /** @type {Context} */ context,
    ) => context.checks.load(ownerId),
  },
}

/** @type {ApolloServer<Context>} */
const apollo = new ApolloServer({ schema: makeExecutableSchema({ typeDefs, resolvers }) })
await apollo.start()
const context = (/** @type {{ req: import('express').Request }} */ { req }) => createContext(req)
express().use('/graphql', express.json(), expressMiddleware(apollo, { context })).listen(port, host, listening)
