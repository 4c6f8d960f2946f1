import type { UserRow } from '../../database/tables/tables'
import type { AdvanceReportCaseInput, ReportedKind, ReportInput } from '../../generated/resolvers'
import { DAY_SECONDS } from '../../lib/dates'
import { unauthenticated } from '../../lib/request-errors'
import { paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import { advanceRecord, refusals } from '../../process/process'
import type { InTransaction } from '../container-scopes'
import type { Throttle } from '../rate-limit/throttle'
import { isActive, type UserService } from '../user/user.service'
import { reportProcess, reportStates } from './report.process'
import { type ReportQueries, sideOf } from './report.queries'
import type { ReportRepository } from './report.repository'
import type { ReportService } from './report.service'
import type { ReportedContentFinder } from './reported-content'

const MAX_TEXT_LENGTH = 1_000

interface Dependencies {
  throttle: Throttle
  reportedContent: ReportedContentFinder
  reportRepository: ReportRepository
  reports: ReportQueries
  now: () => Date
  inTransaction: InTransaction<{ reportService: ReportService; userService: Pick<UserService, 'lockShared'> }>
}

export const createReportCommands = (dependencies: Dependencies) => {
  const { throttle, reportedContent, reportRepository, reports, now, inTransaction } = dependencies

  return {
    report: async (viewer: UserRow, { about, reason, text: given }: ReportInput) => {
      const text = paragraphs(given)
      if (reason === 'OTHER' && text === '') return invalidInput('text', 'Say what is wrong with it.')
      if (text.length > MAX_TEXT_LENGTH) return tooLong
      const content = await reportedContent.find(about, viewer)
      if (!content) return invalidInput('about', 'This is no longer shown.')
      if (content.ownerId === viewer.id) return invalidInput('about', "You can't report what is your own.")
      const throttled = await throttle([{ key: ['report', viewer.id], max: 20, seconds: DAY_SECONDS }])
      if (throttled) return throttled
      await inTransaction(async ({ reportService, userService }) => {
        const accounts = await userService.lockShared([viewer.id])
        if (!accounts.every(isActive)) throw unauthenticated()
        await reportService.add(content, { reporterId: viewer.id, reason, text })
      })
      return { __typename: 'ContentReported' as const, message: thanks(content.kind) }
    },

    advance: async (viewer: UserRow, { id, version, transition, text: given }: AdvanceReportCaseInput) => {
      const reportCase = await reports.find(viewer, id)
      const side = reportCase && sideOf(viewer, reportCase)
      if (!reportCase || !side) return notFound
      const text = paragraphs(given ?? '')
      if (text.length > MAX_TEXT_LENGTH) return tooLong
      if (transition !== 'DISMISS' && text === '')
        return invalidInput('text', transition === 'APPEAL' ? 'Say why it should be shown again.' : 'Give the reason.')
      const step = reportProcess.step(transition)
      const refusal = reportProcess.refusal(step, side, reportCase, now())
      const advance = () => inTransaction(({ reportService }) => reportService.advance(reportCase, step, viewer, text))
      const { record, reason } = await advanceRecord(reportCase, version, refusal, advance, reportRepository.find)
      if (!reason) return { __typename: 'ReportCaseAdvanced' as const, reportCase: record }
      const message = refusals[reason](reportStates[record.state])
      return { __typename: 'ReportCaseRefused' as const, reason, message, reportCase: record }
    },
  }
}

const tooLong = invalidInput('text', 'At most 1,000 characters, please.')

/** A message can be reported by its recipient alone. */
const thanks = (kind: ReportedKind) =>
  kind === 'MESSAGE'
    ? 'Thank you. We will look at it. If we hide the message, its sender is told, and may guess who reported it.'
    : 'Thank you. We will look at it, and nobody else learns that you reported it.'

const notFound = { __typename: 'ReportCaseNotFound' as const, message: 'There is no such report.' }
