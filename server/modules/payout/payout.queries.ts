import type { EngagementParent } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import { loaderOfMany, loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { UserRow } from '../../database/tables/tables'
import type { PayoutAccountState } from '../../generated/resolvers'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import { reasonOf } from '../../lib/errors'
import { cents, dollars, MAX_PRICE_DOLLARS } from '../../lib/money'
import { badInput } from '../../lib/request-errors'
import { sumOf } from '../../lib/sum'
import type { Infrastructure } from '../infrastructure'
import { brokerFeeOf, earningsOf, type Ledger } from '../ledger/ledger.service'
import type { ChargebackRepository } from './chargeback.repository'
import type { PayoutRepository } from './payout.repository'
import type { PayoutAccountRepository } from './payout-account.repository'

interface Dependencies extends Pick<Infrastructure, 'log'> {
  payoutRepository: PayoutRepository
  payoutAccountRepository: PayoutAccountRepository
  chargebackRepository: ChargebackRepository
  paymentProvider: PaymentProvider
  ledger: Pick<Ledger, 'of'>
  commissionPercent: number
}

/** The parent of `Payouts`. */
export interface PayoutSums {
  payeeId: string
  balance: number
  paidOut: number
}

export const createPayoutQueries = (dependencies: Dependencies) => {
  const { payoutRepository, payoutAccountRepository, chargebackRepository, paymentProvider, ledger, log } = dependencies
  const chargebacksOf = loaderOfMany(chargebackRepository.ofEngagements, ({ engagementId }) => engagementId)
  const accountStateOf = async (payeeId: string): Promise<PayoutAccountState | null> => {
    const account = await payoutAccountRepository.find(payeeId)
    if (!account || !paymentProvider.payouts) return 'NOT_OPENED'
    try {
      return await paymentProvider.payouts.accountState(account.accountId)
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'The state of a payout account could not be read')
      return null
    }
  }
  /** A request asks the provider once, however often it has the field. */
  const accountStates = loaderOfOne(
    (payeeIds) => Promise.all(payeeIds.map(async (id) => ({ id, state: await accountStateOf(id) }))),
    ({ id }) => id,
  )
  /** The part of a price that the viewer earns: the broker the fee, the seller the rest. */
  const earnings = (price: number, viewer: Viewer, engagement?: EngagementParent) => {
    const percent = engagement?.commissionPercent ?? dependencies.commissionPercent
    const brokerFeePercent = engagement?.brokerFeePercent ?? 0
    const isBroker = engagement !== undefined && viewer?.id === engagement.brokerId
    return dollars((isBroker ? brokerFeeOf : earningsOf)(price, percent, brokerFeePercent))
  }

  return {
    /** The sums of the viewer's payouts. */
    of: async (payee: UserRow): Promise<PayoutSums> => {
      const { id: payeeId } = payee
      const sums = await payoutRepository.sums(payeeId)
      const sumOfKinds = (...kinds: string[]) => sumOf(sums, ({ kind, cents }) => (kinds.includes(kind) ? cents : 0))
      return {
        payeeId,
        balance: dollars(sumOfKinds('EARNED', 'REFUNDED', 'CHARGED_BACK', 'PAID_OUT', 'RETURNED')),
        paidOut: dollars(-sumOfKinds('PAID_OUT', 'RETURNED')),
      }
    },

    held: async (payeeId: string) => dollars(await payoutRepository.held(payeeId)),

    statement: (payeeId: string, request: PageRequest) => payoutRepository.statement(payeeId, request),

    hasAccounts: () => paymentProvider.payouts !== undefined,
    providerName: () => paymentProvider.name,

    /** Null if the provider can't be reached. */
    accountState: async (payeeId: string) => (await accountStates.load(payeeId))?.state ?? null,

    /** `engagement` is one that the viewer may see. */
    earningsOfPrice: (price: number, viewer: Viewer, engagement?: EngagementParent) => {
      if (!(price >= 0 && price <= MAX_PRICE_DOLLARS)) throw badInput('`price` is from 0 to 1,000,000.')
      return earnings(cents(price), viewer, engagement)
    },

    earningsOfEngagement: async (engagement: EngagementParent, viewer: Viewer) => {
      const { id, state, priceCents, buyerId, brokerId } = engagement
      if (viewer?.id === buyerId || priceCents === null) return null
      if (state === 'COMPLETED') {
        const { brokerFee, earned } = await ledger.of(id)
        return dollars(viewer?.id === brokerId ? brokerFee : earned)
      }
      if (state === 'DECLINED' || state === 'CANCELLED') return 0
      const { paid, held } = await ledger.of(id)
      // The buyer's bank may have taken a part back.
      return earnings(paid > 0 ? held : priceCents, viewer, engagement)
    },

    chargebackOf: async ({ id }: EngagementParent) => (await chargebacksOf.load(id)).at(-1),
  }
}
