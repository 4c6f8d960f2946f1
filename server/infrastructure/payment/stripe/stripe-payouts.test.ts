import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../../testing/database/databases'
import { SECRET_KEY, startFakeStripe, WEBHOOK_SECRET } from '../../../testing/fake-stripe/fake-stripe'
import { expectValue } from '../../../testing/result'
import { openStripe } from './stripe-payment'

const CONNECT_SECRET = 'whsec_of_connected_accounts'
const returnUrl = 'https://marque.example/dashboard/payouts'

describe.each(databases)('Stripe: sellers and webhooks on $name', async ({ openEmpty }) => {
  const db = await openEmpty()
  const stripe = await startFakeStripe()
  const webhookSecrets = [WEBHOOK_SECRET, CONNECT_SECRET]
  const provider = openStripe({ secretKey: SECRET_KEY, webhookSecrets, apiUrl: stripe.url })(db)
  const payouts = expectValue(provider.payouts)
  afterAll(async () => {
    await stripe.stop()
    await db.destroy()
  })

  const paid = async (key: string, cents: number) => {
    await provider.charge({ key, token: null, cents, title: 'A search', returnUrl, buyerEmail: 'ann@example.com' })
    const session = expectValue(
      stripe.books.sessions.all().find(({ client_reference_id }) => client_reference_id === key),
    )
    return { session, event: stripe.people.pay(session.id) }
  }
  const readyAccount = async (key: string) => {
    const id = await payouts.createAccount({ key, email: 'priya@example.com' })
    return { id, event: stripe.people.setAccount(id, 'ready') }
  }
  const read = ({ body, headers }: ReturnType<typeof stripe.signed>) => provider.readNotification(body, headers)

  test('account: it is incomplete until the seller has finished the onboarding at the link', async () => {
    const id = await payouts.createAccount({ key: 'account-1', email: 'priya@example.com' })
    expect(await payouts.createAccount({ key: 'account-1', email: 'priya@example.com' })).toBe(id)
    expect(await payouts.accountState(id)).toBe('INCOMPLETE')
    const link = await payouts.accountLink({ accountId: id, returnUrl })
    const finished = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ action: 'finish' }),
      redirect: 'manual',
    })
    expect(finished.headers.get('location')).toBe(returnUrl)
    expect(await payouts.accountState(id)).toBe('READY')
    stripe.people.setAccount(id, 'restricted')
    expect(await payouts.accountState(id)).toBe('IN_REVIEW')
  })

  test('transfer: the seller gets it once, also once Stripe has forgotten the key', async () => {
    await paid('pay-1', 69_900)
    const { id: accountId } = await readyAccount('account-2')
    const transfer = { key: 'trf-1', accountId, chargeKey: 'pay-1', cents: 62_910 }
    await payouts.transfer(transfer)
    stripe.forgetIdempotencyKeys()
    await payouts.transfer(transfer)
    const [only, ...others] = stripe.books.transfers.all().filter(({ transfer_group }) => transfer_group === 'pay-1')
    expect(others).toEqual([])
    expect(only).toMatchObject({ amount: 62_910, destination: accountId })
    expect(stripe.books.charges.find(expectValue(only).source_transaction)).toMatchObject({ amount: 69_900 })
  })

  test('transfer: an account that may not receive is refused by Stripe', async () => {
    await paid('pay-2', 10_000)
    const accountId = await payouts.createAccount({ key: 'account-3', email: 'priya@example.com' })
    const transfer = payouts.transfer({ key: 'trf-2', accountId, chargeKey: 'pay-2', cents: 9_000 })
    await expect(transfer).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' })
  })

  test('transfer: a charge that Stripe never took can’t be passed on', async () => {
    const { id: accountId } = await readyAccount('account-4')
    const transfer = payouts.transfer({ key: 'trf-3', accountId, chargeKey: 'sample', cents: 9_000 })
    await expect(transfer).rejects.toThrow('The charge sample was not paid at Stripe')
  })

  test('reversal: a transfer is taken back once', async () => {
    await paid('pay-4', 10_000)
    const { id: accountId } = await readyAccount('account-5')
    await payouts.transfer({ key: 'trf-4', accountId, chargeKey: 'pay-4', cents: 9_000 })
    const reversal = { key: 'trf-4:reversal', transferKey: 'trf-4', chargeKey: 'pay-4', cents: 9_000 }
    await payouts.reverse(reversal)
    stripe.forgetIdempotencyKeys()
    await payouts.reverse(reversal)
    expect(stripe.books.reversals.all().map(({ amount }) => amount)).toEqual([9_000])
  })

  test('webhook: a signed event is read with either secret', async () => {
    const { event } = await paid('pay-5', 10_000)
    expect(read(stripe.signed(event))).toEqual({
      id: event.id,
      at: new Date(event.created * 1_000),
      kind: 'charge',
      key: 'pay-5',
    })
    const { id, event: updated } = await readyAccount('account-6')
    expect(read(stripe.signed(updated, CONNECT_SECRET))).toMatchObject({ kind: 'account', key: id })
  })

  test('webhook: a wrong secret, a changed body, and an old signature are refused; foreign events are irrelevant', async () => {
    const { event, session } = await paid('pay-6', 10_000)
    const { body, headers } = stripe.signed(event)
    expect(read(stripe.signed(event, 'whsec_wrong'))).toBeUndefined()
    expect(read({ body: Buffer.concat([body, Buffer.from(' ')]), headers })).toBeUndefined()
    expect(provider.readNotification(body, {})).toBeUndefined()
    expect(read(stripe.signed(event, WEBHOOK_SECRET, event.created - 3_600))).toBeUndefined()
    expect(read(stripe.signed(stripe.books.record('customer.created', session)))).toBe('irrelevant')
  })

  test('chargeback: its notification leads to the charge, and to the bank’s decision', async () => {
    const { session } = await paid('pay-7', 10_000)
    const notification = expectValue(read(stripe.signed(stripe.people.dispute(session.id))))
    if (notification === 'irrelevant') throw new Error('The notification of a chargeback is relevant.')
    expect(notification.kind).toBe('chargeback')
    const find = () => expectValue(provider.findChargeback)(notification.key)
    expect(await find()).toMatchObject({
      chargeKey: 'pay-7',
      cents: 10_000,
      reason: 'product_not_received',
      state: 'open',
    })
    stripe.people.decide(notification.key, 'lost')
    expect(await find()).toMatchObject({ state: 'lost' })
  })

  test('bookings: charges, refunds, transfers and chargebacks are listed under our keys', async () => {
    const since = new Date()
    const { session } = await paid('pay-8', 10_000)
    await provider.refund({ failures: 0, key: 'rfd-1', chargeKey: 'pay-8', cents: 1_000 })
    const { id: accountId } = await readyAccount('account-7')
    await payouts.transfer({ key: 'trf-5', accountId, chargeKey: 'pay-8', cents: 8_100 })
    const dispute = stripe.people.dispute(session.id).data.object.id
    const booked: string[] = []
    for await (const { kind, key, cents } of provider.bookings(since)) booked.push(`${kind} ${key} ${cents}`)
    const ours = booked.filter((line) => /pay-8|rfd-1|trf-5/.test(line) || line.includes(dispute))
    expect(ours).toEqual([
      `chargeback ${dispute} 10000`,
      'transfer trf-5 8100',
      'refund rfd-1 1000',
      'charge pay-8 10000',
    ])
  })
})
