import type { Tables } from '../../../database/tables/tables'
import { handleEach } from '../../../lib/for-each-due'
import type { InTransaction } from '../../container-scopes'
import type { AdminNotices } from '../../moderation/admin-notices'
import type { AdminAlertRepository } from './admin-alert.repository'

const DAY_MS = 86_400_000
const RELEASE_NOTICE_MS = 2 * DAY_MS

interface Subject {
  id: string
  number: string
  title: string
  sellerId: string
  dueAt: string | null
}

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
      if (!dueAt || !(await alerts.add({ engagementId: id, kind, dueAt }))) return false
      const path = `/dashboard/engagements/${id}`
      const about = { aboutId: sellerId, title: `${number}: ${text}`, text: title }
      await adminNotices.notify({ ...about, kind: 'ENGAGEMENT', path })
      return true
    })

  return {
    /** Returns the numbers of the engagements whose dispute has become overdue. */
    run: async () => {
      const moment = now()
      const soon = new Date(moment.getTime() + RELEASE_NOTICE_MS).toISOString()
      await handleEach(await adminAlertRepository.releasesAfterSuspension(soon), (release) =>
        alert(release, 'RELEASE_AHEAD', 'Money is about to be released, and a party was suspended before'),
      )
      const tomorrow = new Date(moment.getTime() + DAY_MS).toISOString()
      await handleEach(await adminAlertRepository.decisionsAhead(moment.toISOString(), tomorrow), (dispute) =>
        alert(dispute, 'DECISION_AHEAD', 'The dispute is to be decided by tomorrow'),
      )
      const numbers: string[] = []
      await handleEach(await adminAlertRepository.overdueDisputes(moment.toISOString()), async (dispute) => {
        if (await alert(dispute, 'DISPUTE_OVERDUE', 'The dispute is overdue')) numbers.push(dispute.number)
      })
      return numbers
    },
  }
}

export type AdminAlertWorker = ReturnType<typeof createAdminAlertWorker>
