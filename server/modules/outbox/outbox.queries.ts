import type { EngagementParent } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import { loaderOfOne } from '../../database/loader'
import type { AuditTrail } from '../moderation/audit-trail'
import type { MailRecordRepository } from './mail-record.repository'
import type { RejectedAddressRepository } from './rejected-address.repository'

interface Dependencies {
  auditTrail: Pick<AuditTrail, 'recordRead'>
  mailRecordRepository: MailRecordRepository
  rejectedAddressRepository: RejectedAddressRepository
}

export const createOutboxQueries = (dependencies: Dependencies) => {
  const { auditTrail, mailRecordRepository, rejectedAddressRepository } = dependencies
  const rejections = loaderOfOne(rejectedAddressRepository.find, ({ address }) => address)
  return {
    /** The time when an email address was refused for good, or null. */
    rejectedAt: async (address: string) => (await rejections.load(address))?.rejectedAt ?? null,

    /** The mails that an engagement has caused, for admins who have no part in it. Their reading is recorded. */
    ofEngagement: async ({ id, buyerId, sellerId }: EngagementParent, viewer: Viewer) => {
      const partyIds = [buyerId, sellerId]
      if (viewer?.role !== 'ADMIN' || partyIds.includes(viewer.id)) return []
      await auditTrail.recordRead({ actorId: viewer.id, action: 'ENGAGEMENT_READ', recordId: id, partyIds })
      return mailRecordRepository.ofEngagement(id)
    },
  }
}
