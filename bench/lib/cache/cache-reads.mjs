// @ts-check
import { Agent } from 'node:http'
import { documentOf } from '../documents.mjs'
import { execute, send } from '../requests.mjs'
import { zipf } from '../zipf.mjs'

const SEARCHES = 2_000
const SORTS = ['NEWEST', 'RATING', 'PRICE_LOW', 'PRICE_HIGH']
const agent = new Agent({ keepAlive: true, maxSockets: 128 })

/** A page, or the body of an operation. `profileOf` is the freelancer whose profile it reads.
 * @typedef {{ path: string, body?: string, profileOf?: string }} Read */

/**
 * A lost connection is a failed read.
 * @param {string} origin
 * @param {Read} read
 * @param {string} [cookie]
 */
export const sendRead = async (origin, { path, body }, cookie) => {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) }
  const options = { method: body ? 'POST' : 'GET', agent, headers }
  const answer = await send(origin + path, options, body).catch(() => ({ status: 0, body: '', ms: 0 }))
  return { ...answer, failed: answer.status !== 200 || answer.body.startsWith('{"errors"') }
}

/**
 * Returns a function that makes the read of an operation of the client.
 * @param {string} name
 * @returns {(variables: Record<string, unknown>) => Read}
 */
const readBy = (name) => {
  const query = documentOf(name)
  return (variables) => ({ path: '/graphql', body: JSON.stringify({ operationName: name, query, variables }) })
}

const profile = readBy('FreelancerDetail')
/** @param {string} id @returns {Read} */
export const profileRead = (id) => ({ ...profile({ id }), profileOf: id })

/**
 * All listings of a root field.
 * @param {string} origin
 * @param {'services' | 'products'} field
 * @returns {Promise<{ id: string, title: string }[]>}
 */
const allOf = async (origin, field) => {
  const query = `query ($after: String) {
    ${field}(first: 100, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } }
  }`
  const listings = []
  /** @type {string | null} */
  let after = null
  do {
    /** @type {Record<string, { nodes: { id: string, title: string }[], pageInfo: { endCursor: string, hasNextPage: boolean } }>} */
    const { [field]: page } = await execute(origin, { query, variables: { after } })
    if (!page) throw new Error(`There is no list ${field}.`)
    listings.push(...page.nodes)
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  return listings
}

/**
 * Different texts: words of titles, and pairs of words that follow each other.
 * @param {readonly { title: string }[]} listings
 */
const searchTexts = (listings) => {
  const titles = listings.map(({ title }) => title.toLowerCase().split(' '))
  const pairs = titles.flatMap((words) => words.slice(1).map((word, index) => `${words[index]} ${word}`))
  const words = titles.flat().filter((word) => word.length > 2)
  return [...new Set([...new Set(words)].slice(0, SEARCHES / 2).concat(pairs))].slice(0, SEARCHES)
}

/**
 * Draws reads of visitors: 15 % the home page, 30 % lists, 40 % details and 15 % searches, each by Zipf's law. The profiles of
 * `freelancers` are the most frequent details.
 * @param {string} origin
 * @param {readonly string[]} freelancers
 * @returns {Promise<() => Read>}
 */
export const createReads = async (origin, freelancers) => {
  /** @type {{ categories: { slug: string }[] }} */
  const { categories } = await execute(origin, { query: '{ categories { slug } }' })
  const [services, products] = [await allOf(origin, 'services'), await allOf(origin, 'products')]
  const listings = services.flatMap((service, index) => [service, products[index] ?? []].flat())
  const service = readBy('ServiceDetail')
  const product = readBy('ProductDetail')
  const list = readBy('ListingBrowser')
  const search = readBy('Search')
  const filters = [null, ...categories.map(({ slug }) => ({ category: slug }))]
  const drawList = zipf(
    SORTS.flatMap((sort) =>
      filters.flatMap((filter) => [true, false].map((ofServices) => list({ sort, filter, ofServices, first: 24 }))),
    ),
  )
  const details = [
    ...freelancers.map((id) => () => profileRead(id)),
    ...listings.map(
      ({ id }) =>
        () =>
          (id.startsWith('srv') ? service : product)({ id }),
    ),
  ]
  const drawDetail = zipf(details)
  const drawSearch = zipf(searchTexts(listings))
  return () => {
    const kind = Math.random()
    if (kind < 0.15) return { path: '/' }
    if (kind < 0.45) return drawList()
    if (kind < 0.85) return drawDetail()()
    const query = drawSearch()
    return search({ query, around: query, filter: null, first: 24 })
  }
}
