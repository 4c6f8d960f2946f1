import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createSecurityLogQueries } from './security-log.queries'
import { createSecurityLogRepository } from './security-log.repository'
import { securityLogResolvers } from './security-log.resolvers'
import { createSecurityLog } from './security-log.service'

const factories = {
  services: {
    securityLogRepository: fromDatabase(createSecurityLogRepository),
    securityLog: createSecurityLog,
  },
  queries: { securityEvents: createSecurityLogQueries },
}

export type SecurityLogModule = ServicesOf<typeof factories>

export const securityLogModule = {
  resolvers: securityLogResolvers,
  access: { Query: { securityEvents: 'signed-in', userSecurityEvents: ['ADMIN'] } },
  adminReads: { userSecurityEvents: 'the security events' },
  ...factories,
} satisfies Module
