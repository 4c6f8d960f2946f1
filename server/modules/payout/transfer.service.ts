import { loaderOfMany } from '../../database/loader'
import type { EngagementRow, TransferRow } from '../../database/tables/tables'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { newId } from '../../lib/ids'
import { sumOf } from '../../lib/sum'
import type { AfterCommit } from '../container-scopes'
import type { ChargeShare } from '../ledger/ledger.service'
import type { ChargebackRepository } from './chargeback.repository'
import type { TransferRepository } from './transfer.repository'
import type { TransferReversalRepository } from './transfer-reversal.repository'

interface Dependencies {
  transferRepository: TransferRepository
  transferReversalRepository: TransferReversalRepository
  chargebackRepository: Pick<ChargebackRepository, 'hasUndecided' | 'ofEngagements'>
  paymentProvider: PaymentProvider
  afterCommit: AfterCommit<{ transferWorker: { run: () => Promise<void> } }>
  now: () => Date
}

type Parties = Pick<EngagementRow, 'id' | 'sellerId' | 'brokerId'>

/** A sum that goes back to the buyer, in cents: the parts of seller and broker, and the charges that it returns. */
interface TakenBack {
  fromSeller: number
  fromBroker: number
  shares: readonly ChargeShare[]
}

/** Transfers of earnings to sellers and brokers, recorded in the transaction that posts them to the ledger. */
export const createTransfers = (dependencies: Dependencies) => {
  const { transferRepository, transferReversalRepository, chargebackRepository } = dependencies
  const { paymentProvider, afterCommit, now } = dependencies
  const chargebacksOf = loaderOfMany(chargebackRepository.ofEngagements, ({ engagementId }) => engagementId)

  /** Takes a part of a sent transfer back. */
  const reverse = async (transferId: string, cents: number) => {
    const moment = now().toISOString()
    const reversal = { id: newId('trr'), transferId, cents, attempts: 0, nextAttemptAt: moment, createdAt: moment }
    await transferReversalRepository.add({ ...reversal, doneAt: null })
  }

  /** The worker looks it up at the provider if it was tried: the answer may be lost. */
  const cancel = async (id: string, cents: number) => {
    const nextAttemptAt = now().toISOString()
    await transferRepository.update(id, { state: 'canceled', reversedCents: cents, attempts: 0, nextAttemptAt })
    afterCommit('transfers', ({ transferWorker }) => transferWorker.run())
  }

  const takeBackFrom = async ({ id, sentAt, cents, reversedCents }: TransferRow, part: number) => {
    if (sentAt !== null) {
      await transferRepository.update(id, { reversedCents: reversedCents + part })
      await reverse(id, part)
      afterCommit('transfers', ({ transferWorker }) => transferWorker.run())
    } else if (part < cents) await transferRepository.update(id, { cents: cents - part })
    else await cancel(id, cents)
  }

  /**
   * Takes a part of an engagement's earnings back from one of its payees, first from the transfers of the charges that it returns: by
   * a reversal if they are sent, else by a smaller transfer or none.
   */
  const takeBackOf = async (
    all: readonly TransferRow[],
    payeeId: string,
    cents: number,
    shares: readonly ChargeShare[],
  ) => {
    const placeOf = (transfer: TransferRow) => {
      const place = shares.findIndex(({ chargeKey }) => chargeKey === transfer.chargeKey)
      return place < 0 ? shares.length : place
    }
    let missing = cents
    for (const transfer of all.filter((row) => row.payeeId === payeeId).toSorted((a, b) => placeOf(a) - placeOf(b))) {
      const part = Math.min(missing, transfer.cents - transfer.reversedCents)
      missing -= part
      if (part > 0) await takeBackFrom(transfer, part)
    }
  }

  return {
    /** A transfer for each charge: the provider transfers the money of one charge at a time. */
    add: async (engagementId: string, payeeId: string, shares: readonly ChargeShare[]) => {
      // Without payouts earnings only accumulate in the ledger. Engagements of the sample data were never charged.
      if (!paymentProvider.payouts) return
      for (const { chargeKey, cents } of shares) {
        if (cents === 0 || chargeKey === null) continue
        const isFrozen = await chargebackRepository.hasUndecided(chargeKey)
        const moment = now().toISOString()
        await transferRepository.add({
          id: newId('trf'),
          engagementId,
          payeeId,
          chargeKey,
          cents,
          state: isFrozen ? 'frozen' : 'open',
          reversedCents: 0,
          attempts: 0,
          nextAttemptAt: moment,
          createdAt: moment,
          triedAt: null,
          sentAt: null,
        })
      }
      afterCommit('transfers', ({ transferWorker }) => transferWorker.run())
    },

    /** Takes back what the ledger has taken from seller and broker. */
    takeBack: async (engagement: Parties, { fromSeller, fromBroker, shares }: TakenBack) => {
      const transfers = await transferRepository.lockOfEngagement(engagement.id)
      await takeBackOf(transfers, engagement.sellerId, fromSeller, shares)
      if (engagement.brokerId !== null) await takeBackOf(transfers, engagement.brokerId, fromBroker, shares)
    },

    /** The transfer may have become smaller while the provider was called: what is too much has to come back. */
    markSent: async (sent: TransferRow, sentCents: number) => {
      const transfer = await transferRepository.lock(sent.id)
      if (!transfer || transfer.sentAt !== null) return
      const tooMuch = sentCents - (transfer.state === 'canceled' ? 0 : transfer.cents)
      await transferRepository.update(sent.id, {
        state: transfer.state === 'frozen' ? 'frozen' : 'sent',
        cents: sentCents,
        reversedCents: tooMuch,
        sentAt: now().toISOString(),
      })
      if (tooMuch > 0) await reverse(sent.id, tooMuch)
    },

    markReversed: async (reversalId: string, transferId: string) => {
      const transfer = await transferRepository.lock(transferId)
      await transferReversalRepository.markDone(reversalId, now().toISOString())
      const isBack =
        transfer?.cents === transfer?.reversedCents && !(await transferReversalRepository.hasOpen(transferId))
      if (isBack) await transferRepository.update(transferId, { state: 'reversed' })
    },

    /** Sends what waits for the payee, once a suspension has ended. */
    resume: async (payeeId: string) => {
      await transferRepository.wake(payeeId, now().toISOString(), 'open')
      afterCommit('transfers', ({ transferWorker }) => transferWorker.run())
    },

    /** In cents: what an account is still to receive, what of it waits for a bank, and what is on its way back from it. */
    unsettledOf: async (payeeId: string) => {
      const transfers = await transferRepository.unsettledOf(payeeId)
      const returning = await transferReversalRepository.openOf(payeeId)
      return {
        unpaid: netOf(transfers.filter(({ state }) => state !== 'frozen')),
        frozen: netOf(transfers.filter(({ state }) => state === 'frozen')),
        returning: sumOf(returning, ({ cents }) => cents),
      }
    },

    /** In cents: what a payee is still to receive of an engagement. Undefined on a site without payouts. */
    unsentOf: async (engagementId: string, payeeId: string) => {
      if (!paymentProvider.payouts) return undefined
      return netOf(await transferRepository.unsettledOf(payeeId, engagementId))
    },

    /** Whether the buyer's bank has taken the payment of an engagement back. During an inquiry it has not. */
    isChargedBack: async (engagementId: string) =>
      (await chargebacksOf.load(engagementId)).some(({ state }) => state === 'open' || state === 'lost'),
  }
}

/** The cents of transfers without what was sent back. */
const netOf = (transfers: readonly TransferRow[]) =>
  sumOf(transfers, ({ cents, reversedCents }) => cents - reversedCents)

export type Transfers = ReturnType<typeof createTransfers>
