import type { ModuleResolvers } from '../../resolver-types'

export const siteResolvers = {
  Query: {
    testimonials: (_, __, { siteTexts }) => siteTexts.testimonials(),
    stats: (_, __, { siteTexts }) => siteTexts.stats(),
  },
} satisfies ModuleResolvers
