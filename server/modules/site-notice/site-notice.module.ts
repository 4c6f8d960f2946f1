import { fromDatabase, type Module } from '../module'
import { createSiteNoticeCommands } from './site-notice.commands'
import { createSiteNoticeQueries } from './site-notice.queries'
import { createSiteNoticeRepository } from './site-notice.repository'
import { siteNoticeResolvers } from './site-notice.resolvers'
import { createSiteNoticeWorker } from './site-notice.worker'
import { siteNoticeExport } from './site-notice-export'

export const factories = {
  services: {
    siteNoticeRepository: fromDatabase(createSiteNoticeRepository),
  },
  queries: { siteNotices: createSiteNoticeQueries },
  requestServices: { siteNoticeWorker: createSiteNoticeWorker },
  commands: { siteNoticeCommands: createSiteNoticeCommands },
}

export const module = {
  resolvers: siteNoticeResolvers,
  access: {
    Query: { allSiteNotices: ['ADMIN'], siteNotices: 'anyone' },
    Mutation: { endSiteNotice: ['ADMIN'], publishSiteNotice: ['ADMIN'] },
  },
  adminReads: { allSiteNotices: 'the announcements' },
  freshSignIn: { publishSiteNotice: 'everybody' },
  nodes: {
    SiteNotice: {
      prefix: 'ntc',
      access: 'anyone',
      load: (id, { siteNotices, viewer }) => siteNotices.find(viewer, id),
    },
  },
  tokenAccess: { READ: ['siteNotices'] },
  accountExport: siteNoticeExport,
  ...factories,
} satisfies Module
