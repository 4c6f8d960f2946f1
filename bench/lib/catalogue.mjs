// @ts-check
import { execute } from './requests.mjs'

const listing = `id title description price cover rating reviewCount createdAt
  category { id slug name description icon featured serviceCount productCount }
  seller { id name avatar role company { id name logo location verified } }`

/** @typedef {{ id: string, name: string, featured: boolean }} Category */
/**
 * @typedef {{
 *   id: string, title: string, description: string, createdAt: string, category: { id: string }, seller: { id: string, name: string }
 * }} Listing
 */
/** @typedef {{ categories: Category[], services: Listing[], products: Listing[] }} Catalogue */

/**
 * Reads all data that the four queries reach from Marque, so that all servers have the same data.
 * @param {string} origin
 * @returns {Promise<Catalogue>}
 */
export const readCatalogue = async (origin) => {
  /** @type {{ services: { nodes: Listing[] } }} */
  const { services } = await execute(origin, { query: `{ services(first: 100) { nodes { ${listing} } } }` })
  /** @type {{ products: { nodes: Listing[] } }} */
  const { products } = await execute(origin, { query: `{ products(first: 100) { nodes { ${listing} } } }` })
  /** @type {{ categories: Category[] }} */
  const { categories } = await execute(origin, {
    query: '{ categories { id slug name description icon featured serviceCount productCount } }',
  })
  return { categories, services: services.nodes, products: products.nodes }
}
