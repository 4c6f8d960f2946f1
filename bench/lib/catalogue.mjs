// @ts-check
import { execute } from './requests.mjs'

const listing = `id title description price cover rating reviewCount createdAt
  category { id slug name description icon featured serviceCount productCount }
  seller { id name avatar role company { id name logo location verified } }`

/**
 * Reads all data that the four queries reach from Marque, so that all servers have the same data.
 * @param {string} origin
 */
export const readCatalogue = async (origin) => {
  const { services } = await execute(origin, { query: `{ services(first: 100) { nodes { ${listing} } } }` })
  const { products } = await execute(origin, { query: `{ products(first: 100) { nodes { ${listing} } } }` })
  const { categories } = await execute(origin, {
    query: '{ categories { id slug name description icon featured serviceCount productCount } }',
  })
  return { categories, services: services.nodes, products: products.nodes }
}
