import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import type { MailMessage } from '../../infrastructure/mail/mail'
import { HOUR_MS } from '../../lib/dates'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith, SERVICE } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { accountPolicyOf } from '../account/account-policy'
import { createContainer } from '../container'
import type { OrderContent } from './order-fulfilment'

const own = 'customer@example.com'
const other = { name: 'Ada Byron', email: 'books@byron.example' }

describe.each(databases)(
  'addresses of receipts where mail is set up, without sample data, on $name',
  async (database) => {
    const db = await database.openSample()
    let moment = Date.parse('2026-11-21T12:00:00.000Z')
    const sent: MailMessage[] = []
    const infrastructure = testInfrastructure({
      now: () => new Date(moment),
      mail: { send: async (message) => void sent.push(message) },
      afterResponse: () => {},
      accountPolicy: accountPolicyOf({ sampleData: false, smtpUrl: 'smtp://mail.example' }),
    })
    const { place, tryPlace } = engagementsWith(executor(db, infrastructure))
    let buyer: Visitor
    beforeAll(async () => {
      buyer = await signedInAs(executor(db), 'CUSTOMER')
      // The mail about the sign-in.
      await db.deleteFrom('outboxMail').execute()
    })
    afterAll(() => db.destroy())

    const cart = { lines: [{ listingId: SERVICE, quantity: 1 }], expectedTotal: 2_999.99 }
    const confirmAt = (emailConfirmedAt: string | null) =>
      db.updateTable('user').set({ emailConfirmedAt }).where('email', '=', own).execute()
    const container = () => createContainer(db, infrastructure, nobody)
    /** The recipients of the receipts that are sent now. */
    const deliver = async () => {
      sent.length = 0
      await container().outboxWorker.run()
      return sent.filter(({ subject }) => subject.startsWith('Your receipt')).map(({ to }) => to)
    }

    test('another address than the account’s is refused, and nothing is charged', async () => {
      await confirmAt('2026-11-01T00:00:00.000Z')
      const attempts = () => db.selectFrom('paymentAttempt').select('id').orderBy('id').execute()
      const before = await attempts()
      expect(await tryPlace(buyer, { ...cart, receipt: other })).toEqual({
        __typename: 'InvalidInput',
        field: 'email',
        message: `We mail receipts to the address of your account only: ${own}`,
      })
      expect(await attempts()).toEqual(before)
    })

    test('the account’s confirmed address gets it, however it is spelled', async () => {
      await confirmAt('2026-11-01T00:00:00.000Z')
      await place(buyer, { ...cart, receipt: { ...other, email: ' Customer@Example.com ' } })
      expect(await deliver()).toEqual([own])
    })

    test('a payment that began with another address: the receipt goes to the account’s', async () => {
      await confirmAt('2026-11-01T00:00:00.000Z')
      const { sellerId } = await db
        .selectFrom('listing')
        .select('sellerId')
        .where('id', '=', SERVICE)
        .executeTakeFirstOrThrow()
      const line = {
        listingId: SERVICE,
        kind: 'service' as const,
        title: 'Drafting',
        sellerId,
        quantity: 1,
        cents: 10_000,
      }
      const content: OrderContent = {
        type: 'order',
        orderId: 'ord-before',
        lines: [line],
        receipt: { ...other, company: null },
      }
      const payment = { buyerId: 'usr-clara-whitfield', cents: 10_000, lastFour: '4242', chargeKey: 'pay-before' }
      await container().inTransaction(({ orderFulfilment }) =>
        orderFulfilment({ ...payment, content: JSON.stringify(content) }),
      )
      expect(await deliver()).toEqual([own])
    })

    test('an unconfirmed address gets no mail about orders before it is confirmed', async () => {
      await confirmAt(null)
      await place(buyer, cart)
      expect(await deliver()).toEqual([])
      expect(sent.map(({ to }) => to)).not.toContain(own)
      moment += HOUR_MS
      expect(await deliver()).toEqual([])
      await confirmAt('2026-11-21T13:00:00.000Z')
      moment += HOUR_MS
      expect(await deliver()).toEqual([own])
    })

    test('the mail to an address that is never confirmed is deleted after a day', async () => {
      await confirmAt(null)
      await place(buyer, cart)
      for (let hours = 0; hours < 40; hours++) {
        expect(await deliver()).toEqual([])
        moment += HOUR_MS
      }
      const left = db.selectFrom('outboxMail').select('id').where('userId', '=', 'usr-clara-whitfield')
      expect(await left.execute()).toEqual([])
    })
  },
)
