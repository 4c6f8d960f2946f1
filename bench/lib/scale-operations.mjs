// @ts-check
import { documentOf } from './documents.mjs'
import { execute } from './requests.mjs'

const list = { sort: 'NEWEST', first: 24, ofServices: true }
const search = { filter: null, first: 24 }

/**
 * The client's own operations with the variables of a visit.
 * @param {string} url
 * @returns {Promise<{ name: string, query: string, variables: Record<string, unknown> }[]>}
 */
export const scaleOperations = async (url) => {
  const { services, products, companies, freelancers } = await execute(url, {
    query: `{
      services(sort: RATING, first: 100) { nodes { id title } }
      products(sort: RATING, first: 1) { nodes { id } }
      companies(first: 1) { nodes { id } }
      freelancers(first: 1) { nodes { id } }
    }`,
  })
  const [service] = services.nodes
  const words = services.nodes.flatMap((/** @type {{ title: string }} */ { title }) => title.split(' '))
  // The longest words are made of two and rare, whatever the number of listings.
  const rare = words.sort((/** @type {string} */ a, /** @type {string} */ b) => b.length - a.length)[0]
  /** @type {[name: string, operation: string, variables: Record<string, unknown>][]} */
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
    ['category page', 'Category', { slug: 'logo-design' }],
    ['service', 'ServiceDetail', { id: service.id }],
    ['product', 'ProductDetail', { id: products.nodes[0].id }],
    ['companies', 'Companies', { first: 24 }],
    ['company', 'CompanyDetail', { id: companies.nodes[0].id }],
    ['freelancers', 'Freelancers', { sort: 'RATING', first: 24 }],
    ['freelancer', 'FreelancerDetail', { id: freelancers.nodes[0].id }],
    ['jobs', 'Jobs', { first: 24 }],
    ['search: a rare word', 'Search', { ...search, query: rare, around: rare }],
    ['search: several words', 'Search', { ...search, query: service.title, around: service.title }],
    ['search: a common word', 'Search', { ...search, query: 'the', around: 'the' }],
    [
      'search: a common word and filters',
      'Search',
      { ...search, query: 'the', around: 'the', filter: { category: 'logo-design', maxPrice: 200 } },
    ],
    ['search: two letters', 'Search', { ...search, query: 'pa', around: 'pa' }],
    ['search: no hit', 'Search', { ...search, query: 'qqxzzy', around: 'qqxzzy' }],
  ]
  return visits.map(([name, operation, variables]) => ({ name, query: documentOf(operation), variables }))
}
