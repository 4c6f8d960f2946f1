import { fromDatabase, type Module } from '../module'
import { createSecurityLogQueries } from './security-log.queries'
import { createSecurityLogRepository } from './security-log.repository'
import { securityLogResolvers } from './security-log.resolvers'
import { createSecurityLog } from './security-log.service'
import { securityLogExport } from './security-log-export'

export const factories = {
  services: {
    securityLogRepository: fromDatabase(createSecurityLogRepository),
    securityLog: createSecurityLog,
  },
  queries: { securityEvents: createSecurityLogQueries },
}

export const module = {
  resolvers: securityLogResolvers,
  access: { Query: { securityEvents: 'signed-in', userSecurityEvents: ['ADMIN'] } },
  adminReads: { userSecurityEvents: 'the security events' },
  accountExport: securityLogExport,
  ...factories,
} satisfies Module
