import type { JobResolvers, QueryResolvers, ServiceResolvers } from '../generated/resolvers'

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

/** Fields below those of which each viewer gets an answer of their own. */
export const personalFields: ReadonlySet<string> = new Set<keyof JobResolvers | keyof ServiceResolvers>([
  'applicantCount',
  'applications',
  'own',
  'saved',
  'viewerApplication',
])
