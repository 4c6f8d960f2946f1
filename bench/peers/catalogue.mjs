// @ts-check
import { readFileSync } from 'node:fs'

/** @typedef {import('../lib/catalogue.mjs').Listing} Listing */
/** @typedef {ReturnType<typeof linked>} Row */

/** @type {import('../lib/catalogue.mjs').Catalogue} */
const { categories, services, products } = JSON.parse(readFileSync(process.env.CATALOGUE ?? '', 'utf8'))

/** @param {Row} a @param {Row} b */
const newestFirst = (a, b) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1

/** @type {Map<string, Listing['seller']>} */
const sellers = new Map()

/** Makes listings share the objects of their seller and category. @param {Listing} row @param {'Service' | 'Product'} type */
const linked = (row, type) => {
  const seller = sellers.get(row.seller.id) ?? row.seller
  sellers.set(seller.id, seller)
  const category = categories.find(({ id }) => id === row.category.id)
  const title = row.title.toLowerCase()
  const searchText = [title, ...[row.description, category?.name ?? '', seller.name].map((part) => part.toLowerCase())]
  return {
    __typename: type,
    ...row,
    category,
    seller,
    provider: seller,
    vendor: seller,
    searchText,
  }
}

const allServices = services.map((row) => linked(row, 'Service')).sort(newestFirst)
const allProducts = products.map((row) => linked(row, 'Product')).sort(newestFirst)
const allListings = [...allServices, ...allProducts].sort(newestFirst)

/** @param {readonly Row[]} rows @param {number} first @param {(row: Row) => unknown[]} cursorValues */
const page = (rows, first, cursorValues) => {
  const nodes = rows.slice(0, first)
  const last = nodes.at(-1)
  return {
    nodes,
    totalCount: rows.length,
    pageInfo: {
      hasNextPage: rows.length > first,
      endCursor: last && Buffer.from(JSON.stringify(cursorValues(last))).toString('base64url'),
    },
  }
}

/** Resolvers of the four queries, over objects in memory. */
export const rootFields = {
  /** @param {{ featured?: boolean }} args */
  categories: ({ featured }) => (featured == null ? categories : categories.filter((row) => row.featured === featured)),

  /** @param {{ first: number }} args */
  services: ({ first }) => page(allServices, first, ({ id, createdAt }) => ['NEWEST', createdAt, id]),

  /** @param {{ id: string }} args */
  service: ({ id }) => allServices.find((row) => row.id === id),

  /** @param {{ query: string, first: number }} args */
  search: ({ query, first }) => {
    const text = query.toLowerCase()
    const beginsWord = (/** @type {string} */ part) =>
      part.startsWith(text) || [' ', '"', "'", '(', '-', '/'].some((before) => part.includes(before + text))
    const rankOf = (/** @type {Row} */ { searchText }) => {
      const [title = ''] = searchText
      if (beginsWord(title)) return 2
      return searchText.some(beginsWord) ? 1 : 0
    }
    const found = allListings
      .filter((row) => row.searchText.some((part) => part.includes(text)))
      .sort((a, b) => rankOf(b) - rankOf(a))
    return page(found, first, (row) => ['SEARCH', rankOf(row), row.createdAt, row.id])
  },
}
