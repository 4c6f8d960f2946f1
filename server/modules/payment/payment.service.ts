import type { Visitor } from '../../api/visitor'
import type { ChargeRow, PaymentAttemptRow } from '../../database/tables/tables'
import type { ChargeState, PaymentProvider } from '../../infrastructure/payment/payment'
import { HOUR_SECONDS } from '../../lib/dates'
import { sha256Hex } from '../../lib/digest'
import { reasonOf } from '../../lib/errors'
import { newId } from '../../lib/ids'
import type { InTransaction } from '../container-scopes'
import type { Infrastructure } from '../infrastructure'
import { addressLimits } from '../rate-limit/address-limits'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import type { Throttle } from '../rate-limit/throttle'
import type { ChargeRepository } from './charge.repository'
import { type ChargeScope, type Charges, type PaymentType, typeOf } from './charge.service'
import type { PaymentRepository } from './payment.repository'

/** Declined cards per hour: enough for typing mistakes, too few for testing stolen cards. */
const MAX_PER_ACCOUNT = 10
const MAX_PER_ADDRESS = 30
/** Repeats of open payments per hour: each of them asks the provider. */
const MAX_REPEATS = 60

interface Dependencies extends Pick<Infrastructure, 'log'> {
  chargeRepository: ChargeRepository
  charges: Pick<Charges, 'lease' | 'renewLease' | 'settle'>
  paymentRepository: PaymentRepository
  paymentProvider: PaymentProvider
  rateLimiter: RateLimiter
  throttle: Throttle
  visitor: Visitor
  siteOrigin: () => string
  now: () => Date
  inTransaction: InTransaction<ChargeScope>
}

export interface PaymentRequest {
  buyer: { id: string; email: string }
  /** The idempotency key. */
  key: string
  contentHash: string
  /** The hash of other content that was not paid under the key, and that this content may replace. */
  replacedHash?: string | undefined
  content: { type: PaymentType }
  /** The sellers whose texts the content has. */
  sellerIds: readonly string[]
  cents: number
  /** Undefined if nothing has to be paid, or if the buyer pays on the provider's page. */
  token: string | undefined
  title: string
  /** The page of ours that the provider's page returns to. */
  returnPath: string
}

type Outcome =
  | { content: string }
  | { redirect: string }
  | 'other-content'
  | 'declined'
  | 'too-many'
  | 'too-often'
  | 'unreachable'
  | 'not-set-up'
  | 'too-small'
  | 'too-large'
  | 'refunded'

interface Begun {
  attempt: PaymentAttemptRow
  charge: ChargeRow
  isNew: boolean
}

/**
 * Stores attempt and charge, then calls the provider outside of any transaction, then writes result, ledger and fulfilment in
 * one transaction. Until the provider has said how a charge ended, retries use its key.
 */
export const createPayments = (dependencies: Dependencies) => {
  const { chargeRepository, charges, paymentRepository, paymentProvider, rateLimiter, visitor, siteOrigin } =
    dependencies
  const { log, now, inTransaction, throttle } = dependencies

  /** The charge to make, or the outcome if there is none to make. */
  const begin = ({
    buyer,
    key,
    contentHash,
    replacedHash,
    cents,
    ...request
  }: PaymentRequest): Promise<Begun | Outcome> =>
    inTransaction(async ({ paymentRepository, chargeRepository, fulfilments }) => {
      const content = JSON.stringify(request.content)
      const createdAt = now().toISOString()
      const purchase = { key, contentHash, content, cents, createdAt, buyerId: buyer.id }
      const before = await paymentRepository.addOrLock({ ...purchase, id: newId('pay'), state: 'open' })
      const isSame = before.contentHash === contentHash
      if (!isSame && before.contentHash !== replacedHash) return 'other-content'
      if (before.state === 'paid') return isSame ? { content: before.content } : 'other-content'
      const open = await chargeRepository.openOf(before.id)
      if (open) return isSame ? { attempt: before, charge: open, isNew: false } : 'other-content'
      const attempt = { ...before, contentHash, content, cents }
      await paymentRepository.replaceContent(attempt.id, { contentHash, content, cents }, request.sellerIds)
      if (cents === 0) {
        if (!(await fulfilments[typeOf(attempt)]({ ...attempt, lastFour: null, chargeKey: null }))) return 'refunded'
        await paymentRepository.markPaid(attempt.id)
        return { content }
      }
      const charge: ChargeRow = {
        key: newId('pay'),
        attemptId: attempt.id,
        cents,
        state: 'open',
        createdAt,
        leaseUntil: charges.lease(),
        nextCheckAt: createdAt,
        checks: 0,
      }
      await chargeRepository.add(charge)
      return { attempt, charge, isNew: true }
    })

  /** Why the provider would take no payment of this sum. */
  const refusalOf = (cents: number) => {
    if (cents === 0) return undefined
    if (paymentProvider.isMissing) return 'not-set-up'
    const { min = 0, max = Infinity } = paymentProvider.sums ?? {}
    if (cents < min) return 'too-small'
    return cents > max ? 'too-large' : undefined
  }

  const returnUrl = (path: string, { id }: PaymentAttemptRow) => {
    const url = new URL(path, siteOrigin())
    url.searchParams.set('payment', id)
    return url.href
  }

  /** Consumes the rate limit before the charge, so that parallel charges count. */
  const makeCharge = async ({ attempt, charge, isNew }: Begun, request: PaymentRequest) => {
    const { key, cents } = charge
    const { buyer, token = null, title, returnPath } = request
    const rateLimit = await rateLimiter.consume([
      { key: ['card', buyer.id], max: MAX_PER_ACCOUNT, seconds: HOUR_SECONDS },
      ...addressLimits(visitor.address, { key: ['card-address'], max: MAX_PER_ADDRESS, seconds: HOUR_SECONDS }),
    ])
    if (!rateLimit.allowed) {
      visitor.retryAfterSeconds = rateLimit.retryAfterSeconds
      // A charge that is not new belongs to another request too, which may still be running.
      if (isNew) await charges.settle(charge, { state: 'canceled' })
      return 'too-many'
    }
    let known: ChargeState | undefined
    try {
      await charges.renewLease(charge)
      const details = { title, returnUrl: returnUrl(returnPath, attempt), buyerEmail: buyer.email }
      known = await paymentProvider.charge({ key, token, cents, ...details })
      return known
    } finally {
      // Only declined cards count.
      if (known?.state !== 'declined') await rateLimit.refund()
    }
  }

  const pay = async (request: PaymentRequest): Promise<Outcome> => {
    const refused = refusalOf(request.cents)
    if (refused) return refused
    const begun = await begin(request)
    if (typeof begun === 'string' || !('charge' in begun)) return begun
    const { attempt, charge, isNew } = begun
    const repeats = { key: ['repeat-payment', request.buyer.id], max: MAX_REPEATS, seconds: HOUR_SECONDS } as const
    if (!isNew && (await throttle([repeats]))) return 'too-often'
    let known: ChargeState | 'too-many' | undefined
    try {
      known = isNew ? undefined : await paymentProvider.find(charge.key)
      known ??= await makeCharge(begun, request)
    } catch (error) {
      log.warn({ charge: charge.key, reason: reasonOf(error) }, 'A charge failed')
      return 'unreachable'
    }
    if (known === 'too-many') return known
    const settled = await charges.settle(charge, known)
    if (settled === 'paid') return { content: attempt.content }
    // The provider's page of an earlier request was given up.
    if (settled === 'canceled') return isNew ? 'unreachable' : pay(request)
    if (typeof settled === 'string') return settled
    return { redirect: settled.url ?? returnUrl(request.returnPath, attempt) }
  }

  /** The buyer's payment under an idempotency key, and whether it is paid or being paid: its content stays as it is. */
  const findEarlier = async (buyerId: string, key: string) => {
    const attempt = await paymentRepository.find(buyerId, key)
    if (!attempt) return undefined
    const isFixed = attempt.state === 'paid' || (await chargeRepository.openOf(attempt.id)) !== undefined
    return { ...attempt, isFixed }
  }

  return {
    pay,
    findEarlier,

    /**
     * Cancels an earlier payment that the buyer has not made on the provider's page, so that its content may change. Returns
     * 'refunded' if the buyer had paid there, and what was bought is no longer for sale.
     */
    reopen: async ({ id, buyerId, key }: PaymentAttemptRow) => {
      const charge = await chargeRepository.openOf(id)
      if (charge && paymentProvider.checkout === 'HOSTED')
        try {
          const settled = await charges.settle(charge, await paymentProvider.cancel(charge.key))
          if (settled === 'refunded') return settled
        } catch (error) {
          log.warn({ charge: charge.key, reason: reasonOf(error) }, 'A charge could not be canceled')
        }
      return findEarlier(buyerId, key)
    },
  }
}

export type Payments = ReturnType<typeof createPayments>

/** A payment that is repeated under its idempotency key must have the same hash. */
export const contentHash = (content: unknown) => sha256Hex(JSON.stringify(content))

const messages = {
  declined: 'The card was declined. Nothing was charged. Try another one.',
  'too-many': 'Too many cards were declined. Nothing was charged. Try again in an hour.',
  'too-often': 'You have repeated payments too often. Try again in an hour: you are never charged twice.',
  unreachable: 'The payment provider could not be reached. Try again: you are never charged twice.',
  'too-small': 'The payment provider takes no sum as small as this one. Nothing was charged.',
  'too-large':
    'The payment provider takes no sum as large as this one at once. Nothing was charged. Pay for less at a time.',
  'not-set-up': 'Nothing can be bought here yet, and nothing was charged. Please try again later.',
}

/** The result for a payment that failed. */
export const paymentProblem = (problem: keyof typeof messages) => ({
  __typename: 'PaymentDeclined' as const,
  message: messages[problem],
  retryable: problem === 'unreachable' || problem === 'too-often',
})

/** The result for a payment that is not decided yet. */
export const paymentRedirect = (url: string) => ({ __typename: 'PaymentRedirect' as const, url })
