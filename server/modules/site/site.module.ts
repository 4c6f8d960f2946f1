import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createSiteRepository } from './site.repository'
import { siteResolvers } from './site.resolvers'

const factories = { queries: { siteContent: fromDatabase(createSiteRepository) } }

export type SiteModule = ServicesOf<typeof factories>

export const siteModule = {
  resolvers: siteResolvers,
  access: { Query: { stats: 'anyone', testimonials: 'anyone' } },
  ...factories,
} satisfies Module
