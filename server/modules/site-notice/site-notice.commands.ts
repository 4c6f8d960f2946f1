import type { UserRow } from '../../database/tables/tables'
import type { PublishSiteNoticeInput } from '../../generated/resolvers'
import { DAY_MS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { oneLine } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import type { AuditTrail } from '../moderation/audit-trail'
import type { SiteNoticeRepository } from './site-notice.repository'

const MAX_TEXT_LENGTH = 300
const MAX_DAYS_AHEAD = 366

interface Dependencies {
  now: () => Date
  inTransaction: InTransaction<{
    auditTrail: Pick<AuditTrail, 'recordOwn'>
    siteNoticeRepository: SiteNoticeRepository
  }>
}

export const createSiteNoticeCommands = ({ now, inTransaction }: Dependencies) => ({
  publish: async (admin: UserRow, input: PublishSiteNoticeInput) => {
    const text = oneLine(input.text)
    const moment = now()
    const from = input.from && input.from > moment ? input.from : moment
    if (text === '') return invalidInput('text', 'Write the announcement.')
    if (text.length > MAX_TEXT_LENGTH) return invalidInput('text', 'An announcement has at most 300 characters.')
    if (input.until <= from) return invalidInput('until', 'Choose an end after the beginning.')
    if (input.until.getTime() - moment.getTime() > MAX_DAYS_AHEAD * DAY_MS)
      return invalidInput('until', 'Choose an end within a year from now.')
    return inTransaction(async ({ auditTrail, siteNoticeRepository }) => {
      const notice = await siteNoticeRepository.add({
        id: newId('ntc'),
        authorId: admin.id,
        text,
        role: input.role ?? null,
        startsAt: from.toISOString(),
        endsAt: input.until.toISOString(),
        shown: Number(from <= moment),
      })
      await auditTrail.recordOwn(admin.id, 'NOTICE_PUBLISHED', notice.id, text)
      return { __typename: 'SiteNoticePublished' as const, notice }
    })
  },

  end: (admin: UserRow, id: string) =>
    inTransaction(async ({ auditTrail, siteNoticeRepository }) => {
      const ended = await siteNoticeRepository.end(id, now().toISOString())
      if (ended) await auditTrail.recordOwn(admin.id, 'NOTICE_ENDED', id, ended.text)
      const notice = ended ?? (await siteNoticeRepository.find(id))
      return notice ? { __typename: 'SiteNoticeEnded' as const, notice } : notFound
    }),
})

const notFound = { __typename: 'SiteNoticeNotFound' as const, message: 'There is no such announcement.' }
