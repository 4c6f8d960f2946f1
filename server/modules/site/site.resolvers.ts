import type { ModuleResolvers } from '../../api/resolver-types'

export const siteResolvers = {
  Query: {
    testimonials: (_, __, { siteContent }) => siteContent.testimonials(),
    stats: (_, __, { siteContent }) => siteContent.stats(),
  },
} satisfies ModuleResolvers
