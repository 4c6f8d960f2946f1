import type { Tables } from '../../../database/tables/tables'
import { engagementPath } from '../../../lib/addresses/site-paths'
import { DAY_MS, later } from '../../../lib/dates'
import { handleEach } from '../../../lib/for-each-due'
import type { InTransaction } from '../../container-scopes'
import type { AdminNotices } from '../../moderation/admin-notices'
import type { AdminAlertRepository } from './admin-alert.repository'

const RELEASE_NOTICE_MS = 2 * DAY_MS

type Subject = Awaited<ReturnType<AdminAlertRepository['overdueDisputes']>>[number]

interface Dependencies {
  adminAlertRepository: AdminAlertRepository
  now: () => Date
  inTransaction: InTransaction<{ adminAlertRepository: AdminAlertRepository; adminNotices: AdminNotices }>
}

/** Tells the admins, once, of disputes that are due tomorrow or overdue, and of automatic releases that they may want to stop. */
export const createAdminAlertWorker = ({ adminAlertRepository, now, inTransaction }: Dependencies) => {
  /** Returns false if another process was first. */
  const alert = ({ id, number, title, sellerId, dueAt }: Subject, kind: Tables['adminAlert']['kind'], text: string) =>
    inTransaction(async ({ adminAlertRepository: alerts, adminNotices }) => {
      if (!(await alerts.add({ engagementId: id, kind, dueAt }))) return false
      const about = { aboutId: sellerId, title: `${number}: ${text}`, text: title }
      await adminNotices.notify({ ...about, kind: 'ENGAGEMENT', path: engagementPath(id) })
      return true
    })

  return {
    /** Calls `onOverdue` with the number of each engagement whose dispute has become overdue. */
    run: async (onOverdue: (number: string) => void = () => {}) => {
      const moment = now()
      const after = (ms: number) => later(moment, ms).toISOString()
      const alerts: [Subject[], Tables['adminAlert']['kind'], string][] = [
        [
          await adminAlertRepository.releasesAfterSuspension(after(RELEASE_NOTICE_MS)),
          'RELEASE_AHEAD',
          'Money is about to be released, and a party was suspended before',
        ],
        [
          await adminAlertRepository.decisionsAhead(after(0), after(DAY_MS)),
          'DECISION_AHEAD',
          'The dispute is to be decided by tomorrow',
        ],
        [await adminAlertRepository.overdueDisputes(after(0)), 'DISPUTE_OVERDUE', 'The dispute is overdue'],
      ]
      const due = alerts.flatMap(([subjects, kind, text]) => subjects.map((subject) => ({ subject, kind, text })))
      await handleEach(
        due,
        ({ subject }) => subject.id,
        async ({ subject, kind, text }) => {
          const isNew = await alert(subject, kind, text)
          if (isNew && kind === 'DISPUTE_OVERDUE') onOverdue(subject.number)
        },
      )
    },
  }
}
