import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createSiteRepository, type SiteRepository } from './site.repository'
import { siteResolvers } from './site.resolvers'

export interface SiteModule {
  queries: { siteContent: SiteRepository }
}

export const siteModule = {
  resolvers: siteResolvers,
  access: { Query: { stats: 'anyone', testimonials: 'anyone' } },
  queries: { siteContent: fromDatabase(createSiteRepository) },
} satisfies Module<SiteModule>
