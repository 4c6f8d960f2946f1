import type { PageRequest } from '../../database/paging/page'
import { fromDatabase, type Module, type ServicesOf } from '../module'
import { type AuditRepository, createAuditRepository } from './audit.repository'
import { createModerationCommands } from './moderation.commands'
import { moderationResolvers } from './moderation.resolvers'

const createAuditQueries = ({ auditRepository }: { auditRepository: AuditRepository }) => ({
  page: (userId: string | null | undefined, request: PageRequest) => auditRepository.page(userId ?? undefined, request),
})

const factories = {
  services: { auditRepository: fromDatabase(createAuditRepository) },
  queries: { auditEvents: createAuditQueries },
  commands: { moderationCommands: createModerationCommands },
}

export type ModerationModule = ServicesOf<typeof factories>

export const moderationModule = {
  resolvers: moderationResolvers,
  access: {
    Query: { auditEvents: ['ADMIN'] },
    Mutation: { changeUserRole: ['ADMIN'], reinstateUser: ['ADMIN'], suspendUser: ['ADMIN'] },
  },
  ...factories,
} satisfies Module
