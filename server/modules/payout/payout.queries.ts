import { badInput } from '../../api/errors'
import type { EngagementParent } from '../../api/parents'
import { signedIn, type Viewer } from '../../api/viewer'
import { loaderOfMany } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { PayoutAccountState } from '../../generated/resolvers'
import type { AccountState, PaymentProvider } from '../../infrastructure/payment/payment'
import { cents, dollars } from '../../lib/money'
import { earningsOf, type Ledger } from '../ledger/ledger.service'
import type { ChargebackRepository } from './chargeback.repository'
import type { PayoutRepository } from './payout.repository'
import type { PayoutAccountRepository } from './payout-account.repository'

const MAX_PRICE = 1_000_000

interface Dependencies {
  payoutRepository: PayoutRepository
  payoutAccountRepository: PayoutAccountRepository
  chargebackRepository: ChargebackRepository
  paymentProvider: PaymentProvider
  ledger: Pick<Ledger, 'of'>
  commissionPercent: number
}

/** The parent of `Payouts`. */
export interface PayoutSums {
  sellerId: string
  balance: number
  paidOut: number
}

const states: Record<AccountState, PayoutAccountState> = {
  incomplete: 'INCOMPLETE',
  'in-review': 'IN_REVIEW',
  ready: 'READY',
}

export const createPayoutQueries = (dependencies: Dependencies) => {
  const { payoutRepository, payoutAccountRepository, chargebackRepository, paymentProvider, ledger } = dependencies
  const chargebacksOf = loaderOfMany(chargebackRepository.ofEngagements, ({ engagementId }) => engagementId)
  const earnings = (price: number, percent = dependencies.commissionPercent) => dollars(earningsOf(price, percent))

  return {
    /** The sums of the viewer's payouts. */
    of: async (viewer: Viewer): Promise<PayoutSums> => {
      const { id: sellerId } = signedIn(viewer)
      const sums = await payoutRepository.sums(sellerId)
      const sumOf = (...kinds: string[]) =>
        sums.reduce((total, { kind, cents }) => total + (kinds.includes(kind) ? Number(cents) : 0), 0)
      return {
        sellerId,
        balance: dollars(sumOf('EARNED', 'REFUNDED', 'CHARGED_BACK', 'PAID_OUT', 'RETURNED')),
        paidOut: dollars(-sumOf('PAID_OUT', 'RETURNED')),
      }
    },

    held: async (sellerId: string) => dollars(await payoutRepository.held(sellerId)),

    statement: (sellerId: string, request: PageRequest) => payoutRepository.statement(sellerId, request),

    hasAccounts: () => paymentProvider.payouts !== undefined,
    providerName: () => paymentProvider.name,

    /** Null if the provider can't be reached. */
    accountState: async (sellerId: string): Promise<PayoutAccountState | null> => {
      const account = await payoutAccountRepository.find(sellerId)
      if (!account || !paymentProvider.payouts) return 'NOT_OPENED'
      const state = await paymentProvider.payouts.accountState(account.accountId).catch(() => undefined)
      return state === undefined ? null : states[state]
    },

    earningsOfPrice: (price: number) => {
      if (!(price >= 0 && price <= MAX_PRICE)) throw badInput('`price` is from 0 to 1,000,000.')
      return earnings(cents(price))
    },

    earningsOfEngagement: async (engagement: EngagementParent, viewer: Viewer) => {
      const { id, state, priceCents, buyerId, commissionPercent } = engagement
      if (viewer?.id === buyerId || priceCents === null) return null
      if (state === 'COMPLETED') return dollars((await ledger.of(id)).earned)
      return state === 'DECLINED' || state === 'CANCELLED' ? 0 : earnings(priceCents, commissionPercent ?? undefined)
    },

    chargebackOf: async ({ id }: EngagementParent) => (await chargebacksOf.load(id)).at(-1),
  }
}
