import type { ModuleResolvers } from '../../resolver-types'

export const siteResolvers = {
  Query: {
    testimonials: (_, __, { site }) => site.testimonials(),
    stats: (_, __, { site }) => site.stats(),
  },
} satisfies ModuleResolvers
