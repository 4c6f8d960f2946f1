import type { QueryResolvers } from '../generated/resolvers'

/**
 * Root fields that give everybody the same answer. An operation of nothing else is answered without a viewer, and its answer
 * is kept; what isn't here never is.
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
