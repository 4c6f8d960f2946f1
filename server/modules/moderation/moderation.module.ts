import { fromDatabase } from '../../database/from-database'
import type { PageRequest } from '../../database/paging/page'
import type { Module } from '../module'
import { type AuditRepository, createAuditRepository } from './audit.repository'
import { createModerationCommands, type ModerationCommands } from './moderation.commands'
import { moderationResolvers } from './moderation.resolvers'

export interface ModerationModule {
  services: { auditRepository: AuditRepository }
  queries: { auditEvents: AuditQueries }
  commands: { moderationCommands: ModerationCommands }
}

type AuditQueries = ReturnType<typeof createAuditQueries>

const createAuditQueries = ({ auditRepository }: { auditRepository: AuditRepository }) => ({
  page: (userId: string | null | undefined, request: PageRequest) => auditRepository.page(userId ?? undefined, request),
})

export const moderationModule = {
  resolvers: moderationResolvers,
  access: {
    Query: { auditEvents: ['ADMIN'] },
    Mutation: { changeUserRole: ['ADMIN'], reinstateUser: ['ADMIN'], suspendUser: ['ADMIN'] },
  },
  services: { auditRepository: fromDatabase(createAuditRepository) },
  queries: { auditEvents: createAuditQueries },
  commands: { moderationCommands: createModerationCommands },
} satisfies Module<ModerationModule>
