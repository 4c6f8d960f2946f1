import { loaderOfMany } from '../../database/loader'
import { newId } from '../../lib/ids'
import type { ChargeShare } from '../ledger/ledger.service'
import type { AfterCommit } from '../scopes'
import type { RefundRepository } from './refund.repository'
import type { RefundWorker } from './refund.worker'

interface Dependencies {
  refundRepository: RefundRepository
  afterCommit: AfterCommit<{ refundWorker: RefundWorker }>
  now: () => Date
}

/** Refunds to cards, recorded in the transaction that decides them. */
export const createRefunds = ({ refundRepository, afterCommit, now }: Dependencies) => {
  const openOf = loaderOfMany(refundRepository.openOf, ({ engagementId }) => engagementId)
  const ids: string[] = []

  const add = async (engagementId: string | null, chargeKey: string, cents: number) => {
    const id = newId('rfd')
    const createdAt = now().toISOString()
    const notTried = { doneAt: null, nextAttemptAt: createdAt, toldAt: null }
    await refundRepository.add({ id, engagementId, chargeKey, cents, createdAt, ...notTried })
    ids.push(id)
    afterCommit('refunds', ({ refundWorker }) => refundWorker.refund(ids))
  }

  return {
    /** The refunds of an engagement that the provider has not paid yet. */
    openOf,

    /** Refunds an engagement, with the part of each of its charges. */
    add: async (engagementId: string, shares: readonly ChargeShare[]) => {
      // Engagements of the sample data were never charged.
      for (const { chargeKey, cents } of shares) if (chargeKey !== null) await add(engagementId, chargeKey, cents)
    },

    /** Refunds a charge whose purchase is no longer possible. It has no ledger entry to undo. */
    addOfCharge: (chargeKey: string, cents: number) => add(null, chargeKey, cents),
  }
}

export type Refunds = ReturnType<typeof createRefunds>
