import type { QueryResolvers } from '../generated/resolvers'

/**
 * Root fields that give everybody who isn't signed in the same answer, as long as the catalogue stays the same. Only the answer
 * to an operation of nothing else is kept, and only if nobody's session was in the request.
 */
export const publicFields: ReadonlySet<string> = new Set<keyof QueryResolvers>([
  'categories',
  'category',
  'companies',
  'company',
  'freelancer',
  'freelancers',
  'job',
  'jobs',
  'product',
  'products',
  'reviews',
  'search',
  'service',
  'services',
  'stats',
  'testimonials',
])
