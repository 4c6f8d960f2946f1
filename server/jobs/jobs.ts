import type { RequestScope } from '../modules/index'
import type { ViewCounter } from '../modules/listing-view/view-counter'
import type { Job } from './scheduler'

const HOUR = 3_600
/** A payment that takes longer than this has been interrupted. */
const PAYMENT_MS = 60_000

/** All jobs of a process. Those of the same interval run one after the other, in this order. */
export const createJobs = (viewCounter: Pick<ViewCounter, 'write'>): Job<RequestScope>[] => [
  { name: 'clock', everySeconds: 30, run: ({ clockSync }) => clockSync.run() },
  {
    name: 'payments',
    everySeconds: 30,
    run: ({ payments, now }, isFirst) => payments.settle(isFirst ? now() : new Date(now().getTime() - PAYMENT_MS)),
  },
  { name: 'deadlines', everySeconds: 30, run: ({ deadlineWorker }) => deadlineWorker.run() },
  { name: 'refunds', everySeconds: 30, run: ({ refundWorker }) => refundWorker.run() },
  { name: 'reviews', everySeconds: 30, run: ({ reviewWorker }) => reviewWorker.run() },
  { name: 'outbox', everySeconds: 30, run: ({ outboxWorker }) => outboxWorker.run() },
  {
    name: 'mails about unread notifications',
    everySeconds: 60,
    delaySeconds: 60,
    run: ({ notificationMailWorker }) => notificationMailWorker.run(),
  },
  { name: 'view counts', everySeconds: 5, delaySeconds: 5, run: () => viewCounter.write() },
  { name: 'sweep of uploads', everySeconds: HOUR, delaySeconds: 60, run: ({ uploads }) => uploads.sweep() },
  {
    name: 'sweep of delivery files',
    everySeconds: HOUR,
    delaySeconds: 60,
    run: ({ deliveryFiles }) => deliveryFiles.sweep(),
  },
  {
    name: 'sweep of live events',
    everySeconds: HOUR,
    delaySeconds: 60,
    run: ({ liveEventRepository, now }) =>
      liveEventRepository.removeOlderThan(new Date(now().getTime() - HOUR * 1_000)),
  },
]
