import type { UserRow } from '../../database/tables/tables'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { reasonOf } from '../../lib/errors'
import type { AfterCommit } from '../container-scopes'
import type { Infrastructure } from '../infrastructure'
import type { PayoutAccountRepository } from './payout-account.repository'
import type { TransferRepository } from './transfer.repository'
import type { TransferWorker } from './transfer.worker'

interface Dependencies extends Pick<Infrastructure, 'log'> {
  payoutAccountRepository: PayoutAccountRepository
  transferRepository: TransferRepository
  paymentProvider: PaymentProvider
  siteOrigin: () => string
  now: () => Date
}

const problem = (message: string) => ({ __typename: 'PayoutAccountProblem' as const, message })

export const createPayoutAccountCommands = (dependencies: Dependencies) => {
  const { payoutAccountRepository, paymentProvider, siteOrigin, log, now } = dependencies

  /** The provider's answer. Undefined if it can't be reached. */
  const unlessUnreachable = (requested: Promise<string>) =>
    requested.catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'A payout account could not be opened')
      return undefined
    })
  const unreachable = () =>
    problem(`${paymentProvider.name} can’t be reached at the moment. Please try again in a few minutes.`)

  return {
    /** Opens an account for the seller at the first call, and returns the page on which to complete it. */
    open: async (viewer: UserRow) => {
      const { id: userId, email } = viewer
      const { payouts } = paymentProvider
      if (!payouts)
        return problem('Payouts are not set up on this marketplace. Your earnings are kept in your balance.')
      const before = await payoutAccountRepository.find(userId)
      const accountId =
        before?.accountId ?? (await unlessUnreachable(payouts.createAccount({ key: `account:${userId}`, email })))
      if (accountId === undefined) return unreachable()
      if (!before) await payoutAccountRepository.add({ userId, accountId, createdAt: now().toISOString() })
      const link = { accountId, returnUrl: `${siteOrigin()}/dashboard/payouts` }
      const url = await unlessUnreachable(payouts.accountLink(link))
      return url === undefined ? unreachable() : { __typename: 'PayoutAccountLink' as const, url }
    },
  }
}

interface ChangeDependencies extends Pick<Dependencies, 'payoutAccountRepository' | 'transferRepository' | 'now'> {
  afterCommit: AfterCommit<{ transferWorker: TransferWorker }>
}

/** Sends a seller's waiting transfers after the provider has said that the account has changed. */
export const createPayoutAccountChange =
  ({ payoutAccountRepository, transferRepository, afterCommit, now }: ChangeDependencies) =>
  async (accountId: string) => {
    const account = await payoutAccountRepository.byAccountId(accountId)
    if (!account) return
    await transferRepository.wake(account.userId, now().toISOString())
    afterCommit('transfers', ({ transferWorker }) => transferWorker.run())
  }
