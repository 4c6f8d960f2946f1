// @ts-check
import { ask } from './ask.mjs'

const listing = `id title description price cover rating reviewCount createdAt
  category { id slug name description icon featured serviceCount productCount }
  seller { id name avatar role company { id name logo location verified } }`

/**
 * Everything the four queries can reach, read from Marque itself: so all servers work on the same data.
 * @param {string} origin
 */
export const readCatalogue = async (origin) => {
  const { services } = await ask(origin, { query: `{ services(first: 100) { nodes { ${listing} } } }` })
  const { products } = await ask(origin, { query: `{ products(first: 100) { nodes { ${listing} } } }` })
  const { categories } = await ask(origin, {
    query: '{ categories { id slug name description icon featured serviceCount productCount } }',
  })
  return { categories, services: services.nodes, products: products.nodes }
}
