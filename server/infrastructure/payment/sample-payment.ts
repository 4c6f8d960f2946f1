import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import type { Charged, PaymentProvider } from './payment'

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

const outcomeOf = ({ paid, lastFour }: { paid: number; lastFour: string }): Charged =>
  paid === 1 ? { outcome: 'paid', lastFour } : { outcome: 'declined' }

/** Takes no money. It stores its charges in our database, so that they outlive a restart. */
export const samplePayment = (db: Database): PaymentProvider => {
  const find = async (key: string): Promise<Charged | undefined> => {
    const charge = await db.selectFrom('sampleCharge').selectAll().where('key', '=', key).executeTakeFirst()
    return charge && outcomeOf(charge)
  }

  return {
    name: 'Sample provider',
    sampleCards: [pays, declined, fails].map(({ number, outcome, token }) => ({ number, outcome, token })),

    charge: async ({ key, token, cents }) => {
      if (token === fails.token) throw new Error('The sample provider fails, as this card asks it to')
      const paid = token === pays.token
      const lastFour = paid ? pays.lastFour : declined.lastFour
      const added = await db
        .insertInto('sampleCharge')
        .values({ key, cents, paid: Number(paid), lastFour, refundedCents: 0 })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returningAll()
        .executeTakeFirst()
      return (added ? outcomeOf(added) : await find(key)) ?? { outcome: 'declined' }
    },

    find,

    refund: async ({ key, chargeKey, cents }) => {
      await db
        .insertInto('sampleRefund')
        .values({ key, chargeKey, cents })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      // Computed from all refunds, so that repeating it changes nothing.
      const refundedCents = sql<number>`(select sum(cents) from sample_refund where charge_key = ${chargeKey})`
      await db.updateTable('sampleCharge').set({ refundedCents }).where('key', '=', chargeKey).execute()
    },
  }
}
