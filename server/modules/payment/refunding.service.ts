import type { EngagementRow, RefundRow } from '../../database/tables'
import { newId } from '../../ids'
import type { PaymentProvider } from '../../ports/payment/payment'
import type { RefundRepository } from './refund.repository'

const READ_AT_ONCE = 100

/** What goes back to cards, written down within the transaction that posts it. */
export const createRefundsOwed = (refunds: RefundRepository, now: () => Date) => {
  const ids: string[] = []
  return {
    owe: async ({ id: engagementId, chargeKey }: EngagementRow, cents: number) => {
      // Sample engagements were never charged.
      if (cents === 0 || chargeKey === null) return
      const id = newId('rfd')
      await refunds.add({ id, engagementId, chargeKey, cents, createdAt: now().toISOString(), doneAt: null })
      ids.push(id)
    },

    owed: (): readonly string[] => ids,
  }
}

export type RefundsOwed = ReturnType<typeof createRefundsOwed>

interface Dependencies {
  refunds: RefundRepository
  provider: PaymentProvider
  now: () => Date
}

/**
 * Carries to the provider what is owed, outside of any transaction. Whoever stops between its answer and the note of it, or does
 * it in two processes at once, asks for the same under the same key again, and nothing more is given.
 */
export const createRefundingService = ({ refunds, provider, now }: Dependencies) => {
  const give = async ({ id, chargeKey, cents }: RefundRow) => {
    await provider.refund({ key: id, chargeKey, cents })
    await refunds.done(id, now().toISOString())
  }

  /** Each by itself; throws what failed last, once all else is done. */
  const giveEach = async (owed: readonly RefundRow[]) => {
    let failure: unknown
    for (const refund of owed) await give(refund).catch((error: unknown) => (failure = error))
    if (failure !== undefined) throw failure
  }

  return {
    carry: async (ids: readonly string[]) => giveEach(await refunds.open(ids)),

    /** What a stop, or a provider out of reach, has left. */
    carryAll: async () => {
      let after = { createdAt: new Date(0).toISOString(), id: '' }
      let failure: unknown
      for (;;) {
        const owed = await refunds.openAfter(after, READ_AT_ONCE)
        const last = owed.at(-1)
        if (!last) break
        await giveEach(owed).catch((error: unknown) => (failure = error))
        after = last
      }
      if (failure !== undefined) throw failure
    },
  }
}
