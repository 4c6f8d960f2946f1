import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { assertFound } from '../../database/rows'
import type { ChargeState, PaymentProvider } from './payment'

interface SampleCard {
  number: string
  outcome: string
  token: string
  lastFour: string
}

const pays: SampleCard = {
  number: '4242 4242 4242 4242',
  outcome: 'pays',
  token: 'sample-pays-4242',
  lastFour: '4242',
}
const declined: SampleCard = {
  number: '4000 0000 0000 0002',
  outcome: 'is declined',
  token: 'sample-declined-0002',
  lastFour: '0002',
}
const fails: SampleCard = {
  number: '4000 0000 0000 0119',
  outcome: 'fails',
  token: 'sample-fails-0119',
  lastFour: '0119',
}

interface SampleCharge {
  state: 'paid' | 'declined' | 'canceled'
  lastFour: string
}

const stateOf = ({ state, lastFour }: SampleCharge): ChargeState => (state === 'paid' ? { state, lastFour } : { state })

/** A payment provider that takes no money. Its charges are in our database, so that they survive a restart. */
export const samplePayment = (db: Database, now = () => new Date()): PaymentProvider => {
  const find = async (key: string) => {
    const charge = await db.selectFrom('sampleCharge').selectAll().where('key', '=', key).executeTakeFirst()
    return charge && stateOf(charge)
  }

  /** Adds a charge unless there is one with its key, and returns the state of the one that is there. */
  const add = async (charge: SampleCharge & { key: string; cents: number }) => {
    await db
      .insertInto('sampleCharge')
      .values({ ...charge, refundedCents: 0, at: now().toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    return assertFound(await find(charge.key), charge.key)
  }

  return {
    name: 'Sample provider',
    checkout: 'FORM',
    sampleCards: [pays, declined, fails].map(({ number, outcome, token }) => ({ number, outcome, token })),

    charge: async ({ key, token, cents }) => {
      if (token === fails.token) throw new Error('The sample provider fails, as this card asks it to')
      const card = token === pays.token ? pays : declined
      return add({ key, cents, state: card === pays ? 'paid' : 'declined', lastFour: card.lastFour })
    },

    find,

    // The row stays, so that a charge that arrives later is not made.
    cancel: (key) => add({ key, cents: 0, state: 'canceled', lastFour: '' }),

    refund: async ({ key, chargeKey, cents }) => {
      await db
        .insertInto('sampleRefund')
        .values({ key, chargeKey, cents, at: now().toISOString() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      // Computed from all refunds, so that repeating it changes nothing.
      const refundedCents = sql<number>`(select sum(cents) from sample_refund where charge_key = ${chargeKey})`
      await db.updateTable('sampleCharge').set({ refundedCents }).where('key', '=', chargeKey).execute()
      return 'done'
    },

    async *bookings(since) {
      const from = since.toISOString()
      const charges = await db.selectFrom('sampleCharge').selectAll().where('at', '>=', from).execute()
      for (const { key, cents, at, state } of charges) {
        if (state === 'paid') yield { kind: 'charge', key, cents, at: new Date(at) }
      }
      const refunds = await db.selectFrom('sampleRefund').selectAll().where('at', '>=', from).execute()
      for (const { key, cents, at } of refunds) yield { kind: 'refund', key, cents, at: new Date(at) }
    },

    readNotification: () => undefined,
  }
}
