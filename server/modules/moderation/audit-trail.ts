import { loaderOfMany } from '../../database/loader'
import type { AuditAction } from '../../generated/resolvers'
import { earlier, HOUR_MS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import type { AuditRepository } from './audit.repository'

const HOUR_LENGTH = '2026-01-01T00'.length

interface Dependencies {
  auditRepository: AuditRepository
  now: () => Date
}

/** An action or a read of an admin. */
interface AdminAction {
  actorId: string
  action: AuditAction
  /** The id of the record: an engagement, order, conversation, invoice, credential, report case or notice. Null without one. */
  recordId: string | null
  /** Both parties. Each has an event of its own, so that the audit trail of one account is complete. */
  partyIds: readonly string[]
}

/** Records what admins do. Moderation commands add their events to the repository themselves. */
export const createAuditTrail = ({ auditRepository, now }: Dependencies) => {
  const add = async (
    { partyIds, ...event }: AdminAction,
    details: { note: string; amountCents: number | null },
    onceKeyOf: (partyId: string) => string | null,
  ) => {
    const at = now().toISOString()
    for (const subjectId of partyIds) {
      const row = { ...event, ...details, id: newId('aud'), at, subjectId, onceKey: onceKeyOf(subjectId) }
      await auditRepository.add({ ...row, fromRole: null, toRole: null })
    }
  }

  const promotionsOf = loaderOfMany(auditRepository.promotions, ({ subjectId }) => subjectId)
  const thisHour = () => now().toISOString().slice(0, HOUR_LENGTH)

  return {
    recordDecision: (action: AdminAction, note: string, amountCents: number | null) =>
      add(action, { note, amountCents }, () => null),

    /** Records that an admin reads a text of others, once for each admin, record and hour. Does nothing if the admin is a party. */
    recordRead: async (action: AdminAction) => {
      if (action.partyIds.includes(action.actorId)) return
      const hour = thisHour()
      await add(action, { note: '', amountCents: null }, (partyId) =>
        [action.actorId, action.recordId, partyId, hour].join(' '),
      )
    },

    /** Files actions that concern no single account under the admin's own. */
    recordOwn: (actorId: string, action: AuditAction, recordId: string | null, note: string) =>
      add({ actorId, action, recordId, partyIds: [actorId] }, { note, amountCents: null }, () => null),

    /** Records that an admin reads what admins alone may read: once for each admin, content and hour. */
    recordAdminRead: (actorId: string, what: string, subjectId = actorId) =>
      add(
        { actorId, action: 'ADMIN_READ', recordId: null, partyIds: [subjectId] },
        { note: what, amountCents: null },
        (partyId) => [actorId, 'read', partyId, thisHour(), what].join(' '),
      ),

    /** The events that made an account an admin, the latest first. Those before the operator of the site did don't count. */
    promotionsOf: async (userId: string) => {
      const promotions = await promotionsOf.load(userId)
      const byOperator = promotions.findIndex(({ actorId }) => actorId === userId)
      return byOperator < 0 ? promotions : promotions.slice(0, byOperator + 1)
    },

    /** True if the admin has opened the conversation, with a reason, within the last hour. */
    hasOpened: (actorId: string, recordId: string) => {
      const since = earlier(now(), HOUR_MS).toISOString()
      return auditRepository.hasSince(actorId, 'CONVERSATION_OPENED', recordId, since)
    },

    /** A search concerns whoever it finds, so it is filed under the admin's own account. */
    recordSearch: (actorId: string, text: string) =>
      add(
        { actorId, action: 'ORDERS_SEARCHED', recordId: null, partyIds: [actorId] },
        { note: text, amountCents: null },
        () => [actorId, 'search', thisHour(), text].join(' '),
      ),
  }
}

export type AuditTrail = ReturnType<typeof createAuditTrail>
