import type { EngagementRow } from '../../database/tables/tables'
import type { Chargeback, PaymentProvider } from '../../infrastructure/payment/payment'
import { engagementPath } from '../../lib/addresses/site-paths'
import type { AfterCommit, BeforeCommit, InTransaction } from '../container-scopes'
import type { EngagementQueries } from '../engagement/engagement.queries'
import type { Invoicing } from '../invoice/invoice.service'
import type { Ledger } from '../ledger/ledger.service'
import type { AdminNotices } from '../moderation/admin-notices'
import type { Notifier } from '../notification/notifier'
import type { Refunds } from '../payment/refund.service'
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
  adminNotices: Pick<AdminNotices, 'notify'>
  beforeCommit: BeforeCommit
  afterCommit: AfterCommit<{ transferWorker: TransferWorker }>
}

interface Dependencies {
  paymentProvider: PaymentProvider
  now: () => Date
  inTransaction: InTransaction<Scope>
}

/**
 * Follows the chargebacks of buyers' banks: an open one freezes transfers, a lost one takes the money back from seller and broker.
 * An inquiry freezes transfers, too, and moves no money. It is closed or becomes a chargeback.
 */
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
      const { taken, ...parts } = await scope.ledger.takeBack(engagement, left, 'chargeback', chargeKey)
      left -= taken
      scope.beforeCommit(() => scope.invoicing.credit(engagement, parts.shares))
      await scope.transfers.takeBack(engagement, parts)
    }
  }

  /** Admins answer the bank, and are told once for each charge. The buyer has asked the bank, and is told if money moves. */
  const notifyOf = async (
    { notifier, adminNotices }: Scope,
    engagements: readonly EngagementRow[],
    { chargeKey, ...chargeback }: Parameters<typeof chargebackText>[0] & Pick<Chargeback, 'chargeKey'>,
  ) => {
    const movesNothing = isInquiry(chargeback.state)
    const subject = movesNothing ? 'inquiry of the bank' : 'chargeback'
    const noticeOf = ({ id, number }: EngagementRow) => ({
      kind: 'CHARGEBACK' as const,
      title: `${number}: ${subject}`,
      text: chargebackText(chargeback),
      path: engagementPath(id),
    })
    for (const engagement of engagements) {
      const { buyerId, sellerId, brokerId } = engagement
      for (const userId of [movesNothing ? null : buyerId, sellerId, brokerId])
        if (userId !== null) await notifier.notify({ ...noticeOf(engagement), userId })
    }
    const [first] = engagements
    await adminNotices.notify(
      first
        ? noticeOf(first)
        : {
            kind: 'CHARGEBACK',
            title: `Payment without an order: ${subject}`,
            // The key first: the text of a notification is shortened.
            text: `Charge ${chargeKey}: ${chargebackText(chargeback)}`,
            path: '/dashboard',
          },
    )
  }

  return {
    /** Looks a chargeback up at the provider and books what is new. */
    recheck: async (key: string) => {
      const chargeback = await paymentProvider.findChargeback?.(key)
      if (!chargeback) return
      const { chargeKey, cents, reason, state } = chargeback
      const evidenceDueAt = chargeback.evidenceDueAt?.toISOString() ?? null
      await inTransaction(async (scope) => {
        const { chargebackRepository, transferRepository, afterCommit } = scope
        const engagements = await scope.engagements.lockOfCharge(chargeKey)
        const at = now().toISOString()
        const isNew = await chargebackRepository.add({
          id: key,
          chargeKey,
          cents,
          reason,
          state: isInquiry(state) ? 'inquiry' : 'open',
          openedAt: at,
          evidenceDueAt,
          closedAt: null,
        })
        const isEscalated =
          !isInquiry(state) && (await chargebackRepository.escalate(key, { openedAt: at, evidenceDueAt }))
        if (isNew || isEscalated) await transferRepository.freeze(chargeKey)
        const isDecided = state !== 'inquiry' && state !== 'open'
        const isClosed = isDecided && (await chargebackRepository.close(key, state, at))
        if (isClosed && state === 'lost') await bookLoss(scope, engagements, { chargeKey, cents })
        if (isClosed) {
          if (!(await chargebackRepository.hasUndecided(chargeKey))) await transferRepository.unfreeze(chargeKey, at)
          await scope.refunds.resume(chargeKey)
        }
        if (isNew || isEscalated || isClosed)
          await notifyOf(scope, engagements, { chargeKey, state, cents, evidenceDueAt })
        if (isClosed) afterCommit('transfers', ({ transferWorker }) => transferWorker.run())
      })
    },
  }
}

/** No money moves. */
const isInquiry = (state: Chargeback['state']) => state === 'inquiry' || state === 'closed'

export type ChargebackWorker = ReturnType<typeof createChargebackWorker>
