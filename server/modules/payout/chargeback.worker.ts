import type { EngagementRow } from '../../database/tables/tables'
import type { Chargeback, PaymentProvider } from '../../infrastructure/payment/payment'
import type { EngagementQueries } from '../engagement/engagement.queries'
import type { Invoicing } from '../invoice/invoice.service'
import type { Ledger } from '../ledger/ledger.service'
import type { Notifier } from '../notification/notifier'
import type { Refunds } from '../payment/refund.service'
import type { AfterCommit, BeforeCommit, InTransaction } from '../scopes'
import type { ChargebackRepository } from './chargeback.repository'
import { chargebackText } from './chargeback-text'
import type { TransferRepository } from './transfer.repository'
import type { Transfers } from './transfer.service'
import type { TransferWorker } from './transfer.worker'

interface Scope {
  chargebackRepository: ChargebackRepository
  transferRepository: TransferRepository
  transfers: Pick<Transfers, 'takeBack'>
  engagements: Pick<EngagementQueries, 'lockOfCharge'>
  invoicing: Pick<Invoicing, 'credit'>
  ledger: Pick<Ledger, 'takeBack'>
  refunds: Pick<Refunds, 'supersede' | 'resume'>
  notifier: Pick<Notifier, 'notify'>
  beforeCommit: BeforeCommit
  afterCommit: AfterCommit<{ transferWorker: TransferWorker }>
}

interface Dependencies {
  paymentProvider: PaymentProvider
  now: () => Date
  inTransaction: InTransaction<Scope>
}

/** Follows the chargebacks of buyers' banks: an open one freezes transfers, a lost one takes the money back from seller and broker. */
export const createChargebackWorker = ({ paymentProvider, now, inTransaction }: Dependencies) => {
  /**
   * The bank's sum is first what was to be refunded anyway. The charge covers a whole order; the rest is taken from its engagements
   * one after the other.
   */
  const bookLoss = async (
    scope: Scope,
    engagements: readonly EngagementRow[],
    { chargeKey, cents }: Pick<Chargeback, 'chargeKey' | 'cents'>,
  ) => {
    let left = cents - (await scope.refunds.supersede(chargeKey, cents))
    for (const engagement of engagements) {
      const { taken, shares, ...parts } = await scope.ledger.takeBack(engagement.id, left, 'chargeback', chargeKey)
      left -= taken
      scope.beforeCommit(() => scope.invoicing.credit(engagement, shares))
      await scope.transfers.takeBack(engagement, parts, chargeKey)
    }
  }

  const tell = async ({ notifier }: Scope, engagements: readonly EngagementRow[], chargeback: Chargeback) => {
    for (const { id, number, buyerId, sellerId, brokerId } of engagements)
      for (const userId of [buyerId, sellerId, ...(brokerId === null ? [] : [brokerId])])
        await notifier.notify({
          userId,
          kind: 'PAYOUT',
          title: `${number}: chargeback`,
          text: chargebackText(chargeback),
          path: `/dashboard/engagements/${id}`,
        })
  }

  return {
    /** Looks a chargeback up at the provider and books what is new. */
    recheck: async (key: string) => {
      const chargeback = await paymentProvider.findChargeback?.(key)
      if (!chargeback) return
      const { chargeKey, cents, reason, state } = chargeback
      await inTransaction(async (scope) => {
        const { chargebackRepository, transferRepository, afterCommit } = scope
        const engagements = await scope.engagements.lockOfCharge(chargeKey)
        const at = now().toISOString()
        const isNew = await chargebackRepository.add({
          id: key,
          chargeKey,
          cents,
          reason,
          state: 'open',
          openedAt: at,
          closedAt: null,
        })
        if (isNew) await transferRepository.freeze(chargeKey)
        const isClosed = state !== 'open' && (await chargebackRepository.close(key, state, at))
        if (isClosed && state === 'lost') await bookLoss(scope, engagements, { chargeKey, cents })
        if (isClosed) {
          await transferRepository.unfreeze(chargeKey)
          await scope.refunds.resume(chargeKey)
        }
        if (isNew || isClosed) await tell(scope, engagements, chargeback)
        if (isClosed) afterCommit('transfers', ({ transferWorker }) => transferWorker.run())
      })
    },
  }
}

export type ChargebackWorker = ReturnType<typeof createChargebackWorker>
