import type { PageRequest } from '../../database/paging/page'
import { fromDatabase, type Module } from '../module'
import { createAdminNotices } from './admin-notices'
import { createAdminReads } from './admin-reads'
import { type AuditRepository, createAuditRepository } from './audit.repository'
import { createAuditTrail } from './audit-trail'
import { createModerationCommands } from './moderation.commands'
import { moderationResolvers } from './moderation.resolvers'
import { moderationExport } from './moderation-export'
import { createSuspensionEffect } from './suspension-effect'
import { createSuspensionNotices } from './suspension-notices'

const createAuditQueries = ({ auditRepository }: { auditRepository: AuditRepository }) => ({
  find: auditRepository.find,
  page: (userId: string | null | undefined, request: PageRequest) => auditRepository.page(userId ?? undefined, request),
})

export const factories = {
  services: {
    adminNotices: createAdminNotices,
    auditRepository: fromDatabase(createAuditRepository),
    auditTrail: createAuditTrail,
    suspensionNotices: createSuspensionNotices,
  },
  queries: {
    adminReadLog: createAdminReads,
    auditEvents: createAuditQueries,
    suspensionEffect: createSuspensionEffect,
  },
  commands: { moderationCommands: createModerationCommands },
}

export const module = {
  resolvers: moderationResolvers,
  access: {
    Query: { auditEvents: ['ADMIN'], suspensionEffect: ['ADMIN'] },
    Mutation: { changeUserRole: ['ADMIN'], reinstateUser: ['ADMIN'], suspendUser: ['ADMIN'] },
  },
  adminReads: { auditEvents: 'the audit trail', suspensionEffect: 'the effect of a suspension' },
  freshSignIn: { changeUserRole: 'everybody', reinstateUser: 'everybody', suspendUser: 'everybody' },
  nodes: {
    AuditEvent: {
      prefix: 'aud',
      access: ['ADMIN'],
      sessionOnly: true,
      load: (id, { auditEvents }) => auditEvents.find(id),
    },
  },
  accountExport: moderationExport,
  ...factories,
} satisfies Module
