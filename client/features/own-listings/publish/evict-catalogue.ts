import type { ApolloCache } from '@apollo/client'

/** The fields of `Query` whose lists, counts and search results depend on which listings are published. */
export const catalogueFields = [
  'categories',
  'category',
  'companies',
  'company',
  'freelancer',
  'freelancers',
  'product',
  'products',
  'search',
  'service',
  'services',
  'stats',
]

/**
 * Removes public lists, counts and search results from the cache after a listing was published, unpublished or deleted. Each is
 * fetched again when a page shows it.
 */
export const evictCatalogue = (cache: ApolloCache) => {
  for (const fieldName of catalogueFields) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}
