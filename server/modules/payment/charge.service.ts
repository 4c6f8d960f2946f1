import type { ChargeRow, PaymentAttemptRow } from '../../database/tables/tables'
import type { ChargeState, PaymentProvider } from '../../infrastructure/payment/payment'
import { DAY_MS, HOUR_MS, later } from '../../lib/dates'
import { FIRST_MOMENT, forEachDue } from '../../lib/for-each-due'
import { priceText } from '../../lib/money'
import { parseStored } from '../../lib/stored-json'
import type { AfterCommit, InTransaction } from '../container-scopes'
import type { Notifier } from '../notification/notifier'
import type { ChargeRepository } from './charge.repository'
import type { PaymentRepository } from './payment.repository'
import type { Refunds } from './refund.service'

const BATCH = 100
/** Longer than a provider's usual answer. A process that charges for longer only makes others ask in vain. */
const LEASE_MS = 30_000
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = HOUR_MS
/** A charge without an end is then canceled at the provider. */
const DECIDED_WITHIN_MS = DAY_MS

export type PaymentType = 'order' | 'offer' | 'addition' | 'extra'

interface Paid {
  buyerId: string
  /** JSON that the module that fulfils the payment has written. */
  content: string
  cents: number
  lastFour: string | null
  /** Null if nothing had to be paid. */
  chargeKey: string | null
}

/** Fulfils a purchase in the transaction that ends its charge. Returns false, without changes, if that is no longer possible. */
export type Fulfil = (paid: Paid) => Promise<boolean>

type Fulfilments = Record<PaymentType, Fulfil>

export interface ChargeScope {
  paymentRepository: PaymentRepository
  chargeRepository: ChargeRepository
  fulfilments: Fulfilments
  notifier: Notifier
  refunds: Pick<Refunds, 'addOfCharge'>
}

interface Dependencies {
  chargeRepository: ChargeRepository
  paymentProvider: PaymentProvider
  now: () => Date
  inTransaction: InTransaction<ChargeScope>
  afterCommit: AfterCommit<{ charges: Charges }>
}

/** The end of a charge, or the page on which the buyer decides it. */
export type Settled = 'paid' | 'refunded' | 'declined' | 'canceled' | { url: string | null }

/** Brings charges to their end, whoever learns of it first: the request that pays, the job or a notification of the provider. */
export const createCharges = (dependencies: Dependencies) => {
  const { chargeRepository, paymentProvider, now, inTransaction, afterCommit } = dependencies
  const inMs = (milliseconds: number) => later(now(), milliseconds).toISOString()

  const settlePaid = (charge: ChargeRow, lastFour: string) =>
    inTransaction(async ({ chargeRepository, paymentRepository, fulfilments, notifier, refunds }) => {
      const { key, state, attemptId, cents } = await chargeRepository.lock(charge.key)
      if (state === 'paid' || state === 'refunded') {
        await chargeRepository.endChecks(charge)
        return state
      }
      const attempt = await paymentRepository.lock(attemptId)
      // A charge that is paid after its end is refunded: its attempt may have another charge by now.
      if (state === 'open' && (await fulfilments[typeOf(attempt)]({ ...attempt, lastFour, chargeKey: key }))) {
        await chargeRepository.end(key, 'paid')
        await paymentRepository.markPaid(attemptId)
        return 'paid'
      }
      await chargeRepository.end(key, 'refunded')
      await refunds.addOfCharge(key, cents)
      // A buyer who has left the payment page learns of it by no other way.
      await notifier.notify({
        userId: attempt.buyerId,
        kind: 'REFUND',
        title: 'Payment refunded',
        text: `Your payment of ${priceText(cents)} goes back to you: ${
          state === 'open'
            ? 'what you wanted to buy had changed in the meantime.'
            : `it went through after it had been ${state}.`
        }`,
        path: '/dashboard',
      })
      return 'refunded'
    })

  const settleUnpaid = (charge: ChargeRow, unpaid: 'declined' | 'canceled') =>
    inTransaction(async ({ chargeRepository }) => {
      const { key, state } = await chargeRepository.lock(charge.key)
      if (state === 'open') await chargeRepository.end(key, unpaid)
      else await chargeRepository.endChecks(charge)
      return state === 'open' ? unpaid : state
    })

  const postpone = async (charge: ChargeRow) => {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** charge.checks, LONGEST_WAIT_MS)
    await chargeRepository.postpone(charge, now().toISOString(), inMs(wait))
    await chargeRepository.endChecks(charge)
  }

  /** Stores what the provider knows of a charge. */
  const settle = async (charge: ChargeRow, known: ChargeState): Promise<Settled> => {
    if (known.state === 'paid') return settlePaid(charge, known.lastFour)
    if (known.state !== 'pending') return settleUnpaid(charge, known.state)
    await postpone(charge)
    return { url: known.url }
  }

  /** Asks the provider about a charge that nobody else is asking about. */
  const check = async ({ key }: { key: string }) => {
    const charge = await chargeRepository.claim(key, now().toISOString(), inMs(LEASE_MS))
    if (!charge) return
    const known = await paymentProvider.find(key)
    const isOverdue = charge.createdAt <= inMs(-DECIDED_WITHIN_MS)
    if (charge.state === 'open' && isOverdue && (!known || known.state === 'pending')) {
      await settle(charge, await paymentProvider.cancel(key))
    } else if (known) await settle(charge, known)
    // The charge may still be on its way to the provider.
    else await postpone(charge)
  }

  return {
    settle,

    lease: () => inMs(LEASE_MS),

    renewLease: ({ key }: ChargeRow) => chargeRepository.renewLease(key, inMs(LEASE_MS)),

    /** Makes a check of the charge due now, and runs it after the response. */
    recheck: async (key: string) => {
      await chargeRepository.recheck(key, now().toISOString())
      afterCommit('charges', ({ charges }) => charges.check({ key }))
    },

    check,

    /** Asks about all charges that are due, in this process or in one that has crashed. */
    run: () => {
      const moment = now().toISOString()
      return forEachDue({
        first: { nextCheckAt: FIRST_MOMENT, key: '' },
        read: (after) => chargeRepository.dueAfter(after, moment, BATCH),
        nameOf: ({ key }) => key,
        handle: check,
      })
    },
  }
}

export type Charges = ReturnType<typeof createCharges>

export const typeOf = ({ content }: Pick<PaymentAttemptRow, 'content'>) =>
  parseStored<{ type: PaymentType }>(content).type
