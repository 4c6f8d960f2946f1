import { createCostBucketRepository } from '../api/limits/cost-bucket.repository'
import { foldCatalogueChanges } from '../cache/fold-catalogue-changes'
import type { Log } from '../infrastructure/log'
import { DAY_SECONDS, HOUR_SECONDS } from '../lib/dates'
import type { RequestScope } from '../modules/index'
import type { ViewCounter } from '../modules/listing-view/view-counter'
import type { Job } from './scheduler'

/** All jobs of a process. Those of the same interval run one after the other, in this order. */
export const createJobs = (viewCounter: Pick<ViewCounter, 'write'>, log: Pick<Log, 'error'>): Job<RequestScope>[] => [
  { name: 'clock', everySeconds: 30, run: ({ clockSync }) => clockSync.run() },
  { name: 'charges', everySeconds: 10, apart: true, run: ({ charges }) => charges.run() },
  {
    name: 'alerts of admins',
    everySeconds: 30,
    run: ({ adminAlertWorker }) =>
      adminAlertWorker.run((engagement) => log.error({ engagement }, 'A dispute is overdue')),
  },
  { name: 'deadlines', everySeconds: 30, run: ({ deadlineWorker }) => deadlineWorker.run() },
  { name: 'reminders of the docket', everySeconds: 30, run: ({ docketReminders }) => docketReminders.run() },
  { name: 'due dates', everySeconds: 30, run: ({ dueNoticeWorker }) => dueNoticeWorker.run() },
  { name: 'refunds', everySeconds: 30, apart: true, run: ({ refundWorker }) => refundWorker.run() },
  { name: 'transfers', everySeconds: 30, apart: true, run: ({ transferWorker }) => transferWorker.run() },
  {
    name: 'end of mandates without a listing',
    everySeconds: HOUR_SECONDS,
    run: ({ mandateWorker }) => mandateWorker.endUnoffered(),
  },
  { name: 'expiry of proposed mandates', everySeconds: 30, run: ({ mandateWorker }) => mandateWorker.run() },
  { name: 'expiry of credentials', everySeconds: 300, run: ({ credentialWorker }) => credentialWorker.run() },
  { name: 'reviews', everySeconds: 30, run: ({ reviewWorker }) => reviewWorker.run() },
  { name: 'outbox', everySeconds: 30, apart: true, run: ({ outboxWorker }) => outboxWorker.run() },
  { name: 'site notices', everySeconds: 10, run: ({ siteNoticeWorker }) => siteNoticeWorker.run() },
  { name: 'announcements', everySeconds: 30, run: ({ announcementWorker }) => announcementWorker.run() },
  {
    name: 'mails about unread notifications',
    everySeconds: 60,
    delaySeconds: 60,
    run: ({ notificationMailWorker }) => notificationMailWorker.run(),
  },
  { name: 'view counts', everySeconds: 5, delaySeconds: 5, run: () => viewCounter.write() },
  {
    name: 'fold of catalogue changes',
    everySeconds: HOUR_SECONDS,
    delaySeconds: 60,
    leased: true,
    run: ({ db }) => foldCatalogueChanges(db),
  },
  {
    name: 'sweep of incoming files',
    everySeconds: HOUR_SECONDS,
    // The time of the files is that of the disk, which the movable clock doesn't change.
    run: ({ incomingFiles }) => incomingFiles.sweep(new Date()),
  },
  {
    name: 'sweep of uploads',
    everySeconds: HOUR_SECONDS,
    delaySeconds: 60,
    leased: true,
    run: ({ uploadWorker }) => uploadWorker.sweepPictures(),
  },
  {
    name: 'sweep of attachments',
    everySeconds: HOUR_SECONDS,
    delaySeconds: 60,
    leased: true,
    run: ({ uploadWorker }) => uploadWorker.sweepAttachments(),
  },
  {
    name: 'sweep of security events',
    everySeconds: HOUR_SECONDS,
    delaySeconds: 60,
    leased: true,
    run: ({ securityLog }) => securityLog.sweep(),
  },
  {
    name: 'sweep of orphaned files',
    everySeconds: HOUR_SECONDS,
    delaySeconds: 120,
    leased: true,
    run: ({ uploadWorker }) => uploadWorker.sweepOrphans(),
  },
  {
    name: 'sweep of live events',
    everySeconds: HOUR_SECONDS,
    delaySeconds: 60,
    leased: true,
    run: ({ liveEvents }) => liveEvents.sweep(),
  },
  {
    name: 'sweep of provider notifications',
    everySeconds: DAY_SECONDS,
    delaySeconds: 180,
    leased: true,
    run: ({ providerNotifications }) => providerNotifications.sweep(),
  },
  {
    name: 'sweep of cost buckets',
    everySeconds: HOUR_SECONDS,
    delaySeconds: 60,
    leased: true,
    run: ({ db }) => createCostBucketRepository(db).removeUnusedFor(HOUR_SECONDS),
  },
  {
    name: 'sweep of rate-limit attempts',
    everySeconds: HOUR_SECONDS,
    delaySeconds: 60,
    leased: true,
    run: ({ rateLimiter }) => rateLimiter.sweep(),
  },
  {
    name: 'sweep of receipts',
    everySeconds: DAY_SECONDS,
    delaySeconds: 180,
    leased: true,
    run: ({ receipts }) => receipts.sweep(),
  },
  {
    name: 'reconciliation',
    everySeconds: DAY_SECONDS,
    delaySeconds: 120,
    leased: true,
    run: async ({ reconciliation }) => {
      for (const difference of await reconciliation.run()) {
        log.error({ difference }, 'The books of the payment provider and ours differ')
      }
    },
  },
]
