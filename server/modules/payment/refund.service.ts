import { loaderOfMany } from '../../database/loader'
import type { EngagementRow, RefundRow } from '../../database/tables/tables'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { forEachDue } from '../../lib/for-each-due'
import { newId } from '../../lib/ids'
import type { AfterCommit } from '../scopes'
import type { RefundRepository } from './refund.repository'

const BATCH = 100

interface Dependencies {
  refundRepository: RefundRepository
  afterCommit: AfterCommit<{ refundWorker: RefundWorker }>
  now: () => Date
}

/** Refunds to cards, recorded in the transaction that posts them to the ledger. */
export const createRefunds = ({ refundRepository, afterCommit, now }: Dependencies) => {
  const openOf = loaderOfMany(refundRepository.openOf, ({ engagementId }) => engagementId)
  const ids: string[] = []
  return {
    /** Refunds of an engagement that the provider has not made yet. */
    openOf,

    add: async ({ id: engagementId, chargeKey }: EngagementRow, cents: number) => {
      // Engagements of the sample data were never charged.
      if (cents === 0 || chargeKey === null) return
      const id = newId('rfd')
      await refundRepository.add({ id, engagementId, chargeKey, cents, createdAt: now().toISOString(), doneAt: null })
      ids.push(id)
      afterCommit('refunds', ({ refundWorker }) => refundWorker.refund(ids))
    },
  }
}

export type Refunds = ReturnType<typeof createRefunds>

interface WorkerDependencies {
  refundRepository: RefundRepository
  paymentProvider: PaymentProvider
  now: () => Date
}

/**
 * Asks the provider for recorded refunds, outside of any transaction. The refund's id is the idempotency key, so a repeated
 * request, after a crash or from another process, pays nothing more.
 */
export const createRefundWorker = ({ refundRepository, paymentProvider, now }: WorkerDependencies) => {
  const refundOne = async ({ id, chargeKey, cents }: RefundRow) => {
    await paymentProvider.refund({ key: id, chargeKey, cents })
    await refundRepository.done(id, now().toISOString())
  }

  return {
    refund: async (ids: readonly string[]) => {
      const open = await refundRepository.open(ids)
      let failure: unknown
      for (const refund of open) await refundOne(refund).catch((error: unknown) => (failure = error))
      if (failure !== undefined) throw failure
    },

    /** Retries all open refunds, after a crash or an outage of the provider. */
    run: () =>
      forEachDue({
        first: { createdAt: new Date(0).toISOString(), id: '' },
        read: (after) => refundRepository.openAfter(after, BATCH),
        handle: refundOne,
      }),
  }
}

type RefundWorker = ReturnType<typeof createRefundWorker>
