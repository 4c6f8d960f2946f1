import type { TransferReversalRow, TransferRow } from '../../database/tables/tables'
import type { PaymentProvider, PayoutProvider } from '../../infrastructure/payment/payment'
import { HOUR_MS, later, MINUTE_MS } from '../../lib/dates'
import { awaitEach, FIRST_MOMENT, forEachDue } from '../../lib/for-each-due'
import { priceText } from '../../lib/money'
import type { InTransaction } from '../container-scopes'
import type { Notifier } from '../notification/notifier'
import type { UserQueries } from '../user/user.queries'
import type { PayoutAccountRepository } from './payout-account.repository'
import type { TransferRepository } from './transfer.repository'
import type { Transfers } from './transfer.service'
import type { TransferReversalRepository } from './transfer-reversal.repository'

const BATCH = 100
const MAX_WAIT_MINUTES = 360
/** A request that was not answered may still be carried out. */
const ARRIVES_WITHIN_MS = HOUR_MS

type DueReversal = TransferReversalRow & { chargeKey: string }

interface Dependencies {
  transferRepository: TransferRepository
  transferReversalRepository: TransferReversalRepository
  payoutAccountRepository: PayoutAccountRepository
  paymentProvider: PaymentProvider
  users: Pick<UserQueries, 'of'>
  now: () => Date
  inTransaction: InTransaction<{
    transferRepository: TransferRepository
    transfers: Transfers
    notifier: Pick<Notifier, 'notify'>
  }>
}

/**
 * Sends recorded transfers and reversals to the payment provider, outside of any transaction. The row's id is the idempotency
 * key, so that one repeated after a crash or by another process has no effect.
 */
export const createTransferWorker = (dependencies: Dependencies) => {
  const { transferRepository, transferReversalRepository, payoutAccountRepository } = dependencies
  const { paymentProvider, users, now, inTransaction } = dependencies

  const send = async (payouts: PayoutProvider, transfer: TransferRow) => {
    const { id, chargeKey, payeeId } = transfer
    const accountId = await receivingAccountOf(payouts, payeeId)
    if (!accountId) return wait(transfer)
    await transferRepository.endWait(id)
    // It may have been frozen, held or become smaller since the batch was read.
    if (!(await transferRepository.findSendable(id))) return
    const current = await transferRepository.markTried(id, now().toISOString())
    if (!current) return
    const sentCents = await payouts.transfer({ key: id, accountId, chargeKey, cents: current.cents })
    await inTransaction(({ transfers }) => transfers.markSent(current, sentCents))
  }

  /** Asks whether a canceled transfer was made all the same, which then comes back. */
  const lookUp = async (payouts: PayoutProvider, transfer: TransferRow) => {
    const { id: key, chargeKey, attempts, triedAt } = transfer
    const sentCents = await payouts.findTransfer({ key, chargeKey })
    const mayArrive = triedAt !== null && now().getTime() - Date.parse(triedAt) < ARRIVES_WITHIN_MS
    if (sentCents !== undefined) await inTransaction(({ transfers }) => transfers.markSent(transfer, sentCents))
    else if (mayArrive) await transferRepository.postpone(key, attempts + 1, afterWait(attempts))
    else await transferRepository.update(key, { triedAt: null })
  }

  const reverse = async (payouts: PayoutProvider, reversal: DueReversal) => {
    const { id: key, transferId: transferKey, chargeKey, cents } = reversal
    await payouts.reverse({ key, transferKey, chargeKey, cents })
    await inTransaction(({ transfers }) => transfers.markReversed(key, transferKey))
  }

  /** Undefined unless the payee may receive money now. */
  const receivingAccountOf = async (payouts: PayoutProvider, payeeId: string) => {
    const [payee, account] = [await users.of(payeeId), await payoutAccountRepository.find(payeeId)]
    if (!account || payee.suspendedAt !== null) return undefined
    return (await payouts.accountState(account.accountId)) === 'READY' ? account.accountId : undefined
  }

  /**
   * The payee is told once for each transfer; a payee who finishes the onboarding wakes it. One who is suspended can do nothing, and
   * was told that earnings are frozen.
   */
  const wait = async ({ id, payeeId, cents, attempts }: TransferRow) => {
    const { suspendedAt } = await users.of(payeeId)
    await inTransaction(async ({ transferRepository: transfers, notifier }) => {
      if (!(await transfers.wait(id)) || suspendedAt !== null) return
      await notifier.notify({
        userId: payeeId,
        kind: 'PAYOUT',
        topic: 'payout-account',
        title: 'Set up payouts to get your money',
        text: `${priceText(cents)} is waiting for you.`,
        path: '/dashboard/payouts',
      })
    })
    await transferRepository.postpone(id, attempts + 1, afterWait(attempts))
  }

  /** Waits twice as long after each failure. */
  const afterWait = (attempts: number) => {
    const minutes = Math.min(2 ** attempts, MAX_WAIT_MINUTES)
    return later(now(), minutes * MINUTE_MS).toISOString()
  }

  /** Sends a row, or postpones it in the repository. */
  const handler =
    <Row extends Pick<TransferRow, 'id' | 'attempts'>>(
      repository: Pick<TransferRepository, 'postpone'>,
      sendRow: (row: Row) => Promise<unknown>,
    ) =>
    async (row: Row) => {
      try {
        await sendRow(row)
      } catch (error) {
        await repository.postpone(row.id, row.attempts + 1, afterWait(row.attempts))
        throw error
      }
    }

  return {
    /** Sends what is due. */
    run: async () => {
      const { payouts } = paymentProvider
      if (!payouts) return
      const by = now().toISOString()
      const first = { nextAttemptAt: FIRST_MOMENT, id: '' }
      const nameOf = ({ id }: { id: string }) => id
      await awaitEach([
        forEachDue({
          first,
          nameOf,
          read: (after) => transferRepository.due(by, after, BATCH),
          handle: handler(transferRepository, (transfer: TransferRow) => send(payouts, transfer)),
        }),
        forEachDue({
          first,
          nameOf,
          read: (after) => transferRepository.unanswered(by, after, BATCH),
          handle: handler(transferRepository, (transfer: TransferRow) => lookUp(payouts, transfer)),
        }),
        forEachDue({
          first,
          nameOf,
          read: (after) => transferReversalRepository.due(by, after, BATCH),
          handle: handler(transferReversalRepository, (reversal: DueReversal) => reverse(payouts, reversal)),
        }),
      ])
    },
  }
}

export type TransferWorker = ReturnType<typeof createTransferWorker>
