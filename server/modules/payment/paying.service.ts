import type { PaymentAttemptRow } from '../../database/tables'
import { newId } from '../../ids'
import type { Charged, PaymentProvider } from '../../ports/payment/payment'
import type { Visitor } from '../../visitor'
import type { AttemptService } from '../attempt/attempt.service'
import type { PaymentRepository } from './payment.repository'
import type { PaymentContent } from './payment-content'

const SETTLED_AT_ONCE = 100
const HOUR_SECONDS = 3_600
/** Declined cards in an hour: enough for whoever mistypes, too few for whoever tries out stolen ones. */
const MOST_OF_ACCOUNT = 10
const MOST_OF_ADDRESS = 30

interface Within {
  payments: PaymentRepository
}

export interface Paid {
  buyerId: string
  content: PaymentContent
  cents: number
  lastFour: string | null
  /** Null where nothing had to be paid. */
  chargeKey: string | null
}

interface Dependencies<Domain extends Within> {
  payments: PaymentRepository
  provider: PaymentProvider
  attempts: AttemptService
  visitor: Visitor
  now: () => Date
  /** Does what was paid for; false where it can't be done any more. */
  finish: (within: Domain, paid: Paid) => Promise<boolean>
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (within: Domain) => Promise<Result>) => Promise<Result>
}

export interface PaymentRequest {
  buyerId: string
  /** Under which its buyer may send the same again. */
  key: string
  contentHash: string
  content: PaymentContent
  cents: number
  /** Undefined where nothing has to be paid. */
  token: string | undefined
}

type Outcome = 'other-content' | 'declined' | 'too-many' | 'unreachable' | 'returned'

/**
 * The attempt is written down before the provider is asked, and the provider is asked outside of any transaction. Result, money
 * and what was paid for are then written in one. Whatever stops in between is settled later from the attempt.
 */
export const createPayingService = <Domain extends Within>(dependencies: Dependencies<Domain>) => {
  const { payments, provider, attempts, visitor, now, finish, inTransaction } = dependencies

  const begin = async ({ token: _, ...request }: PaymentRequest) => {
    const fresh = { ...request, content: JSON.stringify(request.content), createdAt: now().toISOString() }
    const chargeKey = newId('pay')
    const added = await payments.add({ ...fresh, id: newId('pay'), chargeKey, state: 'open' })
    if (added) return { attempt: added, isNew: true }
    const before = await payments.find(request.buyerId, request.key)
    if (before?.contentHash === request.contentHash) {
      await payments.reopen(before.id, before.chargeKey, { ...fresh, chargeKey })
    }
    const attempt = await payments.find(request.buyerId, request.key)
    if (!attempt) throw new Error(`The attempt ${request.key} is gone`)
    return { attempt, isNew: attempt.chargeKey === chargeKey }
  }

  const complete = (attempt: PaymentAttemptRow, lastFour: string | null) =>
    inTransaction(async (within) => {
      const { id, buyerId, cents, chargeKey } = attempt
      if (!(await within.payments.close(id, chargeKey, 'paid'))) return 'late'
      const paid = { buyerId, content: contentOf(attempt), cents, lastFour, chargeKey: cents > 0 ? chargeKey : null }
      if (await finish(within, paid)) return 'done'
      await within.payments.giveBack(id, chargeKey)
      return 'impossible'
    })

  const giveBack = async ({ id, chargeKey, cents }: PaymentAttemptRow) => {
    if (cents > 0) await provider.refund({ key: chargeKey, chargeKey, cents })
    await payments.returned(id, chargeKey)
  }

  /** Counts a card before it is tried, so that many at once count too; undefined where there were too many. */
  const tryCard = async ({ id, buyerId, chargeKey, cents }: PaymentAttemptRow, token: string, isNew: boolean) => {
    const tried = await attempts.reserve([
      { of: ['card', buyerId], most: MOST_OF_ACCOUNT, seconds: HOUR_SECONDS },
      { of: ['card-address', visitor.address], most: MOST_OF_ADDRESS, seconds: HOUR_SECONDS },
    ])
    if (!tried.granted) {
      visitor.retryAfterSeconds = tried.retryAfterSeconds
      // What another request has begun may still be under way.
      if (isNew) await payments.close(id, chargeKey, 'failed')
      return undefined
    }
    let charged: Charged | undefined
    try {
      charged = await provider.charge({ key: chargeKey, token, cents })
      return charged
    } finally {
      // Only what was declined counts.
      if (charged?.outcome !== 'declined') await tried.giveBack()
    }
  }

  /** Writes down what the provider has said. */
  const conclude = async (attempt: PaymentAttemptRow, charged: Charged | 'free'): Promise<Outcome | PaymentContent> => {
    if (charged !== 'free' && charged.outcome === 'declined') {
      await payments.close(attempt.id, attempt.chargeKey, 'declined')
      return 'declined'
    }
    const end = await complete(attempt, charged === 'free' ? null : charged.lastFour)
    if (end === 'done') return contentOf(attempt)
    const today = await payments.find(attempt.buyerId, attempt.key)
    // Another request has finished the same.
    if (end === 'late' && today?.chargeKey === attempt.chargeKey && today.state === 'paid') return contentOf(today)
    if (end === 'late') await payments.giveBack(attempt.id, attempt.chargeKey)
    // What can't go back at once is noted as returning, and goes when it is settled.
    await giveBack(attempt).catch(() => {})
    return end === 'late' ? 'unreachable' : 'returned'
  }

  const settleOne = async (attempt: PaymentAttemptRow) => {
    if (attempt.state === 'returning') return giveBack(attempt)
    const charged = attempt.cents === 0 ? 'free' : await provider.find(attempt.chargeKey)
    if (charged) await conclude(attempt, charged)
    else await payments.close(attempt.id, attempt.chargeKey, 'failed')
  }

  return {
    pay: async (request: PaymentRequest): Promise<Outcome | PaymentContent> => {
      const { attempt, isNew } = await begin(request)
      if (attempt.contentHash !== request.contentHash) return 'other-content'
      if (attempt.state === 'paid') return contentOf(attempt)
      if (attempt.state === 'returning') return 'unreachable'
      if (attempt.cents === 0) return conclude(attempt, 'free')
      let charged: Charged | undefined
      try {
        const known = isNew ? undefined : await provider.find(attempt.chargeKey)
        charged = known ?? (await tryCard(attempt, request.token ?? '', isNew))
      } catch {
        return 'unreachable'
      }
      return charged ? conclude(attempt, charged) : 'too-many'
    },

    /**
     * Brings what was begun before a moment to its end, by what the provider knows of it, each by itself; throws what failed last,
     * once all else is done.
     */
    settle: async (before: Date) => {
      let failure: unknown
      for (const attempt of await payments.unsettledSince(before.toISOString(), SETTLED_AT_ONCE)) {
        await settleOne(attempt).catch((error: unknown) => (failure = error))
      }
      if (failure !== undefined) throw failure
    },

    /** What the buyer has sent under a key before. */
    attempt: async (buyerId: string, key: string) => {
      const attempt = await payments.find(buyerId, key)
      return attempt && { ...attempt, content: contentOf(attempt) }
    },
  }
}

export type PayingService = Pick<ReturnType<typeof createPayingService>, 'pay' | 'settle' | 'attempt'>

const contentOf = ({ content }: PaymentAttemptRow) => {
  const written: PaymentContent = JSON.parse(content)
  return written
}
