import type { UserRow } from '../../database/tables/tables'
import type { Clock } from '../../infrastructure/clock'
import { forbidden } from '../../lib/request-errors'
import { plural } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import type { MailTokens } from '../account/mail-tokens'
import type { InTransaction } from '../container-scopes'
import type { AuditTrail } from '../moderation/audit-trail'
import type { SessionService } from '../session/session.service'
import { readClock } from './clock.queries'
import type { ClockRepository } from './clock.repository'

const MAX_DAYS = 90

interface Dependencies {
  clock: Clock
  /** Does all that is due by the clock, and returns the number of transitions that were taken. */
  runDue: () => Promise<number>
  inTransaction: InTransaction<{
    auditTrail: Pick<AuditTrail, 'recordOwn'>
    clockRepository: ClockRepository
    mailTokens: Pick<MailTokens, 'shiftBy'>
    sessionService: Pick<SessionService, 'shiftBy'>
  }>
}

export const createClockCommands = ({ clock, runDue, inTransaction }: Dependencies) => ({
  /** Moves the marketplace's clock forward, with sample data only. */
  advance: async (viewer: UserRow, days: number) => {
    if (!clock.movable) throw forbidden()
    if (days < 1 || days > MAX_DAYS) return invalidInput('days', `Move it by 1 to ${MAX_DAYS} days.`)
    const ahead = await inTransaction(async ({ auditTrail, clockRepository, mailTokens, sessionService }) => {
      await auditTrail.recordOwn(viewer.id, 'CLOCK_MOVED', null, plural(days, 'day'))
      // Moving the clock ends no session and no link.
      await sessionService.shiftBy(days)
      await mailTokens.shiftBy(days)
      return clockRepository.moveBy(days)
    })
    clock.setDaysAhead(ahead)
    const processedDeadlines = await runDue()
    return { __typename: 'ClockAdvanced' as const, clock: readClock(clock), processedDeadlines }
  },
})
