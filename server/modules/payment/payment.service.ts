import { createHash } from 'node:crypto'
import type { Visitor } from '../../api/visitor'
import type { PaymentAttemptRow } from '../../database/tables/tables'
import type { Charged, PaymentProvider } from '../../infrastructure/payment/payment'
import { newId } from '../../lib/ids'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import type { InTransaction } from '../scopes'
import type { PaymentRepository } from './payment.repository'

const BATCH = 100
const HOUR_SECONDS = 3_600
/** Declined cards per hour: enough for typing mistakes, too few for testing stolen cards. */
const MAX_PER_ACCOUNT = 10
const MAX_PER_ADDRESS = 30

type PaymentType = 'order' | 'offer'

interface Paid {
  buyerId: string
  /** JSON of the module that fulfils the payment. */
  content: string
  cents: number
  lastFour: string | null
  /** Null if nothing had to be paid. */
  chargeKey: string | null
}

/** Fulfils a purchase in the transaction that closes its payment. Returns false if that is no longer possible. */
export type Fulfil = (paid: Paid) => Promise<boolean>

/** Each type of payment is fulfilled by the module that sells it. */
type Fulfilments = Record<PaymentType, Fulfil>

interface Scope {
  paymentRepository: PaymentRepository
  fulfilments: Fulfilments
}

interface Dependencies {
  paymentRepository: PaymentRepository
  paymentProvider: PaymentProvider
  rateLimiter: RateLimiter
  visitor: Visitor
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export interface PaymentRequest {
  buyerId: string
  /** The idempotency key: the buyer may send the same payment again under it. */
  key: string
  contentHash: string
  content: { type: PaymentType }
  cents: number
  /** Undefined if nothing has to be paid. */
  token: string | undefined
}

type Outcome = { content: string } | 'other-content' | 'declined' | 'too-many' | 'unreachable' | 'refunded'

/**
 * An attempt is stored before the provider is called, and the provider is called outside of any transaction. Result, ledger and
 * fulfilment are then written in one transaction. After a crash in between, `settle` continues from the attempt.
 */
export const createPayments = (dependencies: Dependencies) => {
  const { paymentRepository, paymentProvider, rateLimiter, visitor, now, inTransaction } = dependencies

  const begin = async ({ token: _, ...request }: PaymentRequest) => {
    const fresh = { ...request, content: JSON.stringify(request.content), createdAt: now().toISOString() }
    const chargeKey = newId('pay')
    const added = await paymentRepository.add({ ...fresh, id: newId('pay'), chargeKey, state: 'open' })
    if (added) return { attempt: added, isNew: true }
    const before = await paymentRepository.find(request.buyerId, request.key)
    if (before?.contentHash === request.contentHash) {
      await paymentRepository.reopen(before.id, before.chargeKey, { ...fresh, chargeKey })
    }
    const attempt = await paymentRepository.find(request.buyerId, request.key)
    if (!attempt) throw new Error(`The attempt ${request.key} is gone`)
    return { attempt, isNew: attempt.chargeKey === chargeKey }
  }

  const complete = (attempt: PaymentAttemptRow, lastFour: string | null) =>
    inTransaction(async (scope) => {
      const { id, buyerId, content, cents, chargeKey } = attempt
      if (!(await scope.paymentRepository.close(id, chargeKey, 'paid'))) return 'late'
      const paid = { buyerId, content, cents, lastFour, chargeKey: cents > 0 ? chargeKey : null }
      if (await scope.fulfilments[typeOf(content)](paid)) return 'done'
      await scope.paymentRepository.markRefunding(id, chargeKey)
      return 'impossible'
    })

  const refund = async ({ id, chargeKey, cents }: PaymentAttemptRow) => {
    if (cents > 0) await paymentProvider.refund({ key: chargeKey, chargeKey, cents })
    await paymentRepository.markRefunded(id, chargeKey)
  }

  /** Consumes the rate limit before the charge, so that parallel charges count. Undefined if the limit is exceeded. */
  const chargeCard = async ({ id, buyerId, chargeKey, cents }: PaymentAttemptRow, token: string, isNew: boolean) => {
    const tried = await rateLimiter.consume([
      { key: ['card', buyerId], max: MAX_PER_ACCOUNT, seconds: HOUR_SECONDS },
      { key: ['card-address', visitor.address], max: MAX_PER_ADDRESS, seconds: HOUR_SECONDS },
    ])
    if (!tried.allowed) {
      visitor.retryAfterSeconds = tried.retryAfterSeconds
      // Another request with the same key may still be running.
      if (isNew) await paymentRepository.close(id, chargeKey, 'failed')
      return undefined
    }
    let charged: Charged | undefined
    try {
      charged = await paymentProvider.charge({ key: chargeKey, token, cents })
      return charged
    } finally {
      // Only declined cards count.
      if (charged?.outcome !== 'declined') await tried.refund()
    }
  }

  /** Stores the provider's result. */
  const conclude = async (attempt: PaymentAttemptRow, charged: Charged | 'free'): Promise<Outcome> => {
    if (charged !== 'free' && charged.outcome === 'declined') {
      await paymentRepository.close(attempt.id, attempt.chargeKey, 'declined')
      return 'declined'
    }
    const end = await complete(attempt, charged === 'free' ? null : charged.lastFour)
    if (end === 'done') return { content: attempt.content }
    const today = await paymentRepository.find(attempt.buyerId, attempt.key)
    // Another request has finished the same payment.
    if (end === 'late' && today?.chargeKey === attempt.chargeKey && today.state === 'paid')
      return { content: today.content }
    if (end === 'late') await paymentRepository.markRefunding(attempt.id, attempt.chargeKey)
    // If the refund fails, `settle` makes it later.
    await refund(attempt).catch(() => {})
    return end === 'late' ? 'unreachable' : 'refunded'
  }

  const settleOne = async (attempt: PaymentAttemptRow) => {
    if (attempt.state === 'refunding') return refund(attempt)
    const charged = attempt.cents === 0 ? 'free' : await paymentProvider.find(attempt.chargeKey)
    if (charged) await conclude(attempt, charged)
    else await paymentRepository.close(attempt.id, attempt.chargeKey, 'failed')
  }

  return {
    pay: async (request: PaymentRequest): Promise<Outcome> => {
      const { attempt, isNew } = await begin(request)
      if (attempt.contentHash !== request.contentHash) return 'other-content'
      if (attempt.state === 'paid') return { content: attempt.content }
      if (attempt.state === 'refunding') return 'unreachable'
      if (attempt.cents === 0) return conclude(attempt, 'free')
      let charged: Charged | undefined
      try {
        const known = isNew ? undefined : await paymentProvider.find(attempt.chargeKey)
        charged = known ?? (await chargeCard(attempt, request.token ?? '', isNew))
      } catch {
        return 'unreachable'
      }
      return charged ? conclude(attempt, charged) : 'too-many'
    },

    /**
     * Finishes open attempts that began before a moment, by asking the provider for their charges. A failure does not stop the
     * others; the last error is thrown at the end.
     */
    settle: async (before: Date) => {
      let failure: unknown
      for (const attempt of await paymentRepository.unsettledSince(before.toISOString(), BATCH)) {
        await settleOne(attempt).catch((error: unknown) => (failure = error))
      }
      if (failure !== undefined) throw failure
    },

    /** The earlier attempt under a key. */
    findAttempt: (buyerId: string, key: string) => paymentRepository.find(buyerId, key),
  }
}

export type Payments = Pick<ReturnType<typeof createPayments>, 'pay' | 'settle' | 'findAttempt'>

const typeOf = (content: string) => {
  const { type }: { type: PaymentType } = JSON.parse(content)
  return type
}

/** A retried payment must have the same hash. */
export const contentHash = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

const messages = {
  declined: 'The card was declined. Nothing was charged. Try another one.',
  'too-many': 'Too many cards were declined. Nothing was charged. Try again in an hour.',
  unreachable: 'The payment provider could not be reached. Try again: you are never charged twice.',
}

/** The result for a payment that failed. */
export const paymentProblem = (problem: keyof typeof messages) => ({
  __typename: 'PaymentDeclined' as const,
  message: messages[problem],
  retryable: problem === 'unreachable',
})
