import type { RefundRow } from '../../database/tables/tables'
import type { PaymentProvider, Refund } from '../../infrastructure/payment/payment'
import { engagementPath } from '../../lib/addresses/site-paths'
import { HOUR_MS, later, MINUTE_MS } from '../../lib/dates'
import { FIRST_MOMENT, forEachDue, handleEach } from '../../lib/for-each-due'
import { priceText } from '../../lib/money'
import type { InTransaction } from '../container-scopes'
import type { AdminNotices } from '../moderation/admin-notices'
import type { RefundRepository } from './refund.repository'
import type { Refunds } from './refund.service'

const BATCH = 100
const MAX_WAIT_MINUTES = 360
/** Banks may refuse a refund this long after the provider has accepted it. */
const WATCHED_MS = 30 * 24 * HOUR_MS
/** The admins are told after so many failures, or requests without success. */
const NOTIFIED_AFTER_FAILURES = 2
const NOTIFIED_AFTER_ATTEMPTS = 6

interface Dependencies {
  refundRepository: RefundRepository
  paymentProvider: PaymentProvider
  now: () => Date
  inTransaction: InTransaction<{
    refundRepository: RefundRepository
    refunds: Pick<Refunds, 'supersedeFailed'>
    adminNotices: AdminNotices
  }>
}

/**
 * Requests recorded refunds from the provider, outside of any transaction. The refund's id is the idempotency key, so that
 * requests repeated after a crash or by another process have no effect.
 */
export const createRefundWorker = ({ refundRepository, paymentProvider, now, inTransaction }: Dependencies) => {
  const inMs = (milliseconds: number) => later(now(), milliseconds).toISOString()

  /** The first retry is due at once; after that the waits double. Admins are told of a refund that keeps failing, once. */
  const retry = (refund: RefundRow, failures: number) =>
    inTransaction(async ({ refundRepository, refunds, adminNotices }) => {
      const attempts = refund.attempts + 1
      const minutes = Math.min(2 ** (attempts - 1) - 1, MAX_WAIT_MINUTES)
      const isStuck =
        failures >= NOTIFIED_AFTER_FAILURES || (attempts >= NOTIFIED_AFTER_ATTEMPTS && refund.doneAt === null)
      const isNoticeDue =
        isStuck && refund.toldAt === null && !(await refundRepository.hasOpenChargeback(refund.chargeKey))
      await refundRepository.update(refund, {
        attempts,
        failures,
        doneAt: failures > refund.failures ? null : refund.doneAt,
        nextAttemptAt: inMs(minutes * MINUTE_MS),
        ...(isNoticeDue ? { toldAt: inMs(0) } : {}),
      })
      if (failures > refund.failures) await refunds.supersedeFailed(refund.chargeKey)
      if (isNoticeDue) await adminNotices.notify(failureNotice(refund))
    })

  /** The provider is asked from time to time whether the refund has failed after all: notifications may be lost. */
  const succeed = (refund: RefundRow) => {
    const { createdAt, doneAt } = refund
    const ageMs = now().getTime() - Date.parse(createdAt)
    const isWatched = paymentProvider.hasRefundFailed !== undefined && ageMs < WATCHED_MS
    const nextAttemptAt = isWatched ? inMs(Math.max(HOUR_MS, ageMs)) : null
    return refundRepository.update(refund, { doneAt: doneAt ?? inMs(0), attempts: 0, nextAttemptAt })
  }

  const request = (refund: Refund) => paymentProvider.refund(refund)

  /** A refund that was made is only asked about, and never requested. */
  const watch = async (refund: Refund) => ((await paymentProvider.hasRefundFailed?.(refund)) ? 'failed' : 'done')

  const refundOne = async (refund: RefundRow) => {
    const { id: key, chargeKey, failures, doneAt } = refund
    const cents = refund.cents - refund.supersededCents
    if (cents === 0) return
    try {
      const state = await (doneAt === null ? request : watch)({ key, chargeKey, cents, failures })
      await (state === 'done' ? succeed(refund) : retry(refund, failures + 1))
    } catch (error) {
      await retry(refund, failures)
      throw error
    }
  }

  return {
    refund: async (ids: readonly string[]) => handleEach(await refundRepository.findAll(ids), nameOf, refundOne),

    /** Requests all refunds that are due, after a crash, an outage of the provider or a failure. */
    run: () => {
      const by = now().toISOString()
      // A retry within the same millisecond is due again, and left to the next run.
      const handled = new Set<string>()
      return forEachDue({
        first: { nextAttemptAt: FIRST_MOMENT, id: '' },
        read: (after) => refundRepository.due(by, after, BATCH),
        nameOf,
        handle: async (refund: RefundRow & { nextAttemptAt: string }) => {
          if (handled.has(refund.id)) return
          handled.add(refund.id)
          await refundOne(refund)
        },
      })
    },
  }
}

export type RefundWorker = ReturnType<typeof createRefundWorker>

const nameOf = ({ id }: RefundRow) => id

const failureNotice = ({ cents, chargeKey, engagementId }: RefundRow) => ({
  kind: 'REFUND' as const,
  title: 'A refund keeps failing',
  text: `${priceText(cents)} of the charge ${chargeKey} does not reach the buyer. Look it up at the payment provider.`,
  path: engagementId === null ? '/dashboard' : engagementPath(engagementId),
})
