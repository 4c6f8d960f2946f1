// @ts-check
import { documentOf } from './documents.mjs'
import { execute } from './requests.mjs'

const list = { sort: 'NEWEST', first: 24, ofServices: true }
const search = { filter: null, first: 24 }

/**
 * @template {object} [Fields={}]
 * @typedef {{ nodes: ({ id: string } & Fields)[] }} Nodes
 */

/** @typedef {[name: string, operation: string, variables: Record<string, unknown>, role?: string]} Visit */

/**
 * The client's own operations with the variables of a visit.
 * @param {string} url
 * @returns {Promise<{ name: string, query: string, variables: Record<string, unknown>, role: string | undefined }[]>}
 */
export const scaleOperations = async (url) => {
  /**
   * @type {{
   *   services: Nodes<{ title: string }>, newest: { pageInfo: { endCursor: string } }, products: Nodes, companies: Nodes,
   *   freelancers: Nodes
   * }}
   */
  const { services, newest, products, companies, freelancers } = await execute(url, {
    query: `{
      services(sort: RATING, first: 100) { nodes { id title } }
      newest: services(sort: NEWEST, first: 24) { pageInfo { endCursor } }
      products(sort: RATING, first: 1) { nodes { id } }
      companies(first: 1) { nodes { id } }
      freelancers(first: 1) { nodes { id } }
    }`,
  })
  const [service] = services.nodes
  // As many words in every database: each one is intersected with the others.
  const several = services.nodes.find(({ title }) => title.split(' ').length === 5)?.title
  const words = services.nodes.flatMap(({ title }) => title.split(' '))
  // The longest words are made of two and rare, whatever the number of listings.
  const rare = words.sort((a, b) => b.length - a.length)[0]
  /** @type {Visit[]} */
  const visits = [
    ['navigation', 'SiteNavigation', {}],
    ['home', 'Home', {}],
    ['marketplace, newest', 'ListingBrowser', list],
    [
      'marketplace, category by price',
      'ListingBrowser',
      { ...list, sort: 'PRICE_LOW', filter: { category: 'logo-design' } },
    ],
    [
      'marketplace, price, rating and days',
      'ListingBrowser',
      { ...list, filter: { minPrice: 50, maxPrice: 200, minRating: 4, maxDeliveryDays: 14 } },
    ],
    ['marketplace, brokers by rating', 'ListingBrowser', { ...list, sort: 'RATING', filter: { sellerRole: 'BROKER' } }],
    ['marketplace, no match', 'ListingBrowser', { ...list, filter: { minPrice: 900_000 } }],
    ['marketplace, checked sellers', 'ListingBrowser', { ...list, filter: { verified: true } }],
    ['marketplace, a language by price', 'ListingBrowser', { ...list, sort: 'PRICE_LOW', filter: { language: 'DE' } }],
    ['marketplace, page 2', 'ListingBrowser', { ...list, after: newest.pageInfo.endCursor }],
    ['category page', 'Category', { slug: 'logo-design' }],
    ['service', 'ServiceDetail', { id: service?.id }],
    ['product', 'ProductDetail', { id: products.nodes[0]?.id }],
    ['companies', 'Companies', { first: 24 }],
    ['company', 'CompanyDetail', { id: companies.nodes[0]?.id }],
    ['freelancers', 'Freelancers', { sort: 'RATING', first: 24 }],
    ['freelancer', 'FreelancerDetail', { id: freelancers.nodes[0]?.id }],
    ['jobs', 'Jobs', { first: 24 }],
    ['search: a rare word', 'Search', { ...search, query: rare, around: rare }],
    ['search: several words', 'Search', { ...search, query: several, around: several }],
    ['search: a common word', 'Search', { ...search, query: 'the', around: 'the' }],
    [
      'search: a common word and filters',
      'Search',
      { ...search, query: 'the', around: 'the', filter: { category: 'logo-design', maxPrice: 200 } },
    ],
    ['search: two letters', 'Search', { ...search, query: 'pa', around: 'pa' }],
    ['search: one letter', 'Search', { ...search, query: 'q', around: 'q' }],
    ['search: a misspelt word', 'Search', { ...search, query: 'trademrk', around: 'trademrk' }],
    ['search: a rare word by price', 'Search', { ...search, query: rare, around: rare, sort: 'PRICE_LOW' }],
    [
      'search: a common word, checked sellers of a language',
      'Search',
      { ...search, query: 'the', around: 'the', filter: { verified: true, language: 'DE' } },
    ],
    ['suggestions while typing', 'HeaderSearchSuggestions', { text: 'trad' }],
    ['search: no hit', 'Search', { ...search, query: 'qqxzzy', around: 'qqxzzy' }],
  ]
  /** @type {Visit[]} */
  const signedIn = [
    ['orders of an account', 'EngagementTabs', { as: 'BUYER', tab: 'ACTIVE', first: 24 }, 'CUSTOMER'],
    [
      'orders of an account with a text',
      'EngagementTabs',
      { as: 'BUYER', tab: 'DONE', text: 'a', first: 24 },
      'CUSTOMER',
    ],
    ['work of a seller', 'EngagementTabs', { as: 'SELLER', tab: 'ACTIVE', first: 24 }, 'BROKER'],
    ['admin: orders', 'AdminOrders', { first: 24 }, 'ADMIN'],
    ['admin: orders with a text', 'AdminOrders', { text: 'trademark', first: 24 }, 'ADMIN'],
    ['admin: accounts', 'AdminUsers', { sort: 'NEWEST', first: 24 }, 'ADMIN'],
    ['admin: accounts with a text', 'AdminUsers', { filter: { text: 'priya' }, sort: 'NAME', first: 24 }, 'ADMIN'],
  ]
  return [...visits, ...signedIn].map(([name, operation, variables, role]) => ({
    ...{ name, variables, role },
    query: documentOf(operation),
  }))
}
