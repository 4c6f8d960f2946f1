import type { ContentReportRow, ReportCaseRow, UserRow } from '../../database/tables/tables'
import type { AuditAction } from '../../generated/resolvers'
import { nextTimestamp } from '../../lib/dates'
import { newId } from '../../lib/ids'
import type { AdminNotices } from '../moderation/admin-notices'
import type { AuditTrail } from '../moderation/audit-trail'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import type { UserQueries } from '../user/user.queries'
import { isRegistered } from '../user/user.service'
import { decisionMails } from './report.mails'
import type { ReportProcessStep } from './report.process'
import type { ReportRepository } from './report.repository'
import type { Reportable } from './reported-content'
import type { TakeDownService } from './take-down.service'

interface Dependencies {
  adminNotices: Pick<AdminNotices, 'notify'>
  auditTrail: Pick<AuditTrail, 'recordDecision'>
  notifier: Pick<Notifier, 'notify'>
  outbox: Pick<Outbox, 'enqueue'>
  reportRepository: ReportRepository
  takeDownService: TakeDownService
  users: Pick<UserQueries, 'of'>
  siteOrigin: () => string
  now: () => Date
}

type Decision = 'DISMISS' | keyof typeof decisionMails

const actions: Record<Decision, AuditAction> = {
  DISMISS: 'REPORT_DISMISSED',
  TAKE_DOWN: 'CONTENT_TAKEN_DOWN',
  UPHOLD: 'APPEAL_REJECTED',
  RESTORE: 'CONTENT_RESTORED',
}

const titles: Record<keyof typeof decisionMails, string> = {
  TAKE_DOWN: 'Taken down by Marque',
  UPHOLD: 'Your appeal was rejected',
  RESTORE: 'Shown again',
}

const isDecision = (name: string): name is Decision => name in actions

const path = '/dashboard/take-downs'
const queue = '/dashboard/admin/reports'

/** Reports and transitions of their cases, in the caller's transaction. */
export const createReportService = (dependencies: Dependencies) => {
  const { adminNotices, auditTrail, notifier, outbox, reportRepository, takeDownService, users } = dependencies
  const { siteOrigin, now } = dependencies

  const notifyAdmins = ({ ownerId, title }: ReportCaseRow, heading: string, causedById: string) =>
    adminNotices.notify({ kind: 'REPORT', aboutId: ownerId, title: heading, text: title, path: queue }, causedById)

  /** Tells the owner what an admin has decided, unless the account was deleted. */
  const notifyOwner = async ({ ownerId, title }: ReportCaseRow, name: keyof typeof decisionMails, text: string) => {
    const owner = await users.of(ownerId)
    if (!isRegistered(owner)) return
    await notifier.notify({
      userId: ownerId,
      kind: 'REPORT',
      title: titles[name],
      text: `${title}: ${text}`,
      path,
      mailed: true,
    })
    const mail = decisionMails[name]({ to: owner.name, title, text, link: siteOrigin() + path })
    await outbox.enqueue(ownerId, mail)
  }

  return {
    add: async (about: Reportable, report: Omit<ContentReportRow, 'caseId' | 'at'>) => {
      const at = now().toISOString()
      const { reportCase, isNew } = await reportRepository.open({
        ...about,
        id: newId('rpc'),
        state: 'REPORTED',
        version: 1,
        reportCount: 0,
        reportedAt: at,
        updatedAt: at,
      })
      await reportRepository.addReport({ ...report, caseId: reportCase.id, at })
      if (isNew) await notifyAdmins(reportCase, 'New report', report.reporterId)
    },

    /** Returns the case after the step, or undefined if it has changed since it was read. */
    advance: async (before: ReportCaseRow, step: ReportProcessStep, by: UserRow, text: string) => {
      const isLeft = isDecision(step.name) && !isRegistered(await users.of(before.ownerId))
      const reportCase = await reportRepository.change(before, {
        state: step.to[0],
        updatedAt: nextTimestamp(before.updatedAt, now()),
        ...(step.text && { [step.text]: text }),
        // The text of a deleted account stayed for this decision alone.
        ...(isLeft && { content: '', path: null }),
      })
      if (!reportCase) return undefined
      if (step.hides !== undefined) await takeDownService.set(reportCase, step.hides)
      if (!isDecision(step.name)) {
        await notifyAdmins(reportCase, 'New appeal', by.id)
        return reportCase
      }
      const { id: recordId, ownerId } = reportCase
      const partyIds = [ownerId]
      await auditTrail.recordDecision({ actorId: by.id, action: actions[step.name], recordId, partyIds }, text, null)
      if (step.name !== 'DISMISS') await notifyOwner(reportCase, step.name, text)
      return reportCase
    },

    /** Removes the texts of an account that is deleted. */
    blankOf: (userId: string) => reportRepository.blankOf(userId, now().toISOString()),
  }
}

export type ReportService = ReturnType<typeof createReportService>
