import { fromDatabase, type Module } from '../module'
import { createSiteRepository } from './site.repository'
import { siteResolvers } from './site.resolvers'

export const factories = { queries: { siteContent: fromDatabase(createSiteRepository) } }

export const module = {
  resolvers: siteResolvers,
  access: { Query: { stats: 'anyone', testimonials: 'anyone' } },
  nodes: {
    Testimonial: {
      prefix: 'tes',
      access: 'anyone',
      load: async (id, { siteContent }) => (await siteContent.testimonials()).find((row) => row.id === id),
    },
    Stat: {
      prefix: 'sta',
      access: 'anyone',
      load: async (id, { siteContent }) => (await siteContent.stats()).find((row) => row.id === id),
    },
  },
  tokenAccess: { READ: ['stats', 'testimonials'] },
  ...factories,
} satisfies Module
