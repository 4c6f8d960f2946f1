import { loaderOfMany } from '../../database/loader'
import { newId } from '../../lib/ids'
import { sum } from '../../lib/sum'
import type { AfterCommit } from '../container-scopes'
import type { ChargeShare, Ledger } from '../ledger/ledger.service'
import type { RefundRepository } from './refund.repository'
import type { RefundWorker } from './refund.worker'

interface Dependencies {
  refundRepository: RefundRepository
  ledger: Pick<Ledger, 'chargedBack'>
  afterCommit: AfterCommit<{ refundWorker: RefundWorker }>
  now: () => Date
}

/** Refunds to cards, recorded in the transaction that decides them. */
export const createRefunds = ({ refundRepository, ledger, afterCommit, now }: Dependencies) => {
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

  const lockOpen = async (chargeKey: string) =>
    (await refundRepository.lockOfCharge(chargeKey)).filter(
      ({ cents, supersededCents, doneAt }) => doneAt === null && supersededCents < cents,
    )

  /** Ends open refunds of a charge, or parts of them, because the buyer's bank has paid a sum. Returns the cents that ended. */
  const supersede = async (chargeKey: string, cents: number) => {
    let left = cents
    for (const refund of await lockOpen(chargeKey)) {
      const part = Math.min(left, refund.cents - refund.supersededCents)
      if (part <= 0) break
      left -= part
      const supersededCents = refund.supersededCents + part
      const hasEnded = supersededCents === refund.cents
      await refundRepository.update(refund, { supersededCents, ...(hasEnded ? { nextAttemptAt: null } : {}) })
    }
    return cents - left
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

    supersede,

    /**
     * A refund has failed, perhaps after the bank's decision for the buyer. The part of its sum that no refund and no ledger entry has
     * taken into account ends the refund.
     */
    supersedeFailed: async (chargeKey: string) => {
      const superseded = (await refundRepository.lockOfCharge(chargeKey)).map(({ supersededCents }) => supersededCents)
      const lost = await refundRepository.lostOf(chargeKey)
      await supersede(chargeKey, sum(lost) - sum(superseded) - (await ledger.chargedBack(chargeKey)))
    },

    /** Requests the open refunds of a charge again, once its chargeback is decided. */
    resume: async (chargeKey: string) => {
      for (const refund of await lockOpen(chargeKey))
        await refundRepository.update(refund, { attempts: 0, nextAttemptAt: now().toISOString() })
      afterCommit('refunds', ({ refundWorker }) => refundWorker.run())
    },
  }
}

export type Refunds = ReturnType<typeof createRefunds>
