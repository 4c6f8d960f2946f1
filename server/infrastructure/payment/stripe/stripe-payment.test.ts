import { afterAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../lib/dates'
import { databases } from '../../../testing/database/databases'
import { ApiError } from '../../../testing/fake-stripe/api-error'
import { SECRET_KEY, startFakeStripe, WEBHOOK_SECRET } from '../../../testing/fake-stripe/fake-stripe'
import { openStripe } from './stripe-payment'

const returnUrl = 'https://marque.example/checkout'

describe.each(databases)('Stripe on $name', async ({ openEmpty }) => {
  const db = await openEmpty()
  const stripe = await startFakeStripe()
  let minutesLater = 0
  const config = { secretKey: SECRET_KEY, webhookSecrets: [WEBHOOK_SECRET], apiUrl: stripe.url }
  const provider = openStripe(config, () => new Date(Date.now() + minutesLater * MINUTE_MS))(db)
  afterAll(async () => {
    await stripe.stop()
    await db.destroy()
  })

  const charge = (key: string, cents = 69_900) => {
    return provider.charge({ key, token: null, cents, title: 'A search', returnUrl, buyerEmail: 'ann@example.com' })
  }
  const sessionsOf = (key: string) =>
    stripe.books.sessions.all().filter((session) => session.client_reference_id === key)
  const sessionOf = (key: string) => {
    const [session, ...others] = sessionsOf(key)
    if (!session || others.length > 0) throw new Error(`${key} has ${others.length + 1} sessions or none`)
    return session
  }
  const paid = async (key: string, cents?: number) => {
    await charge(key, cents)
    stripe.people.pay(sessionOf(key).id)
    return sessionOf(key).id
  }

  test('charge: the buyer is sent to the hosted page, and pays there', async () => {
    const state = await charge('pay-1')
    expect(state).toEqual({ state: 'pending', url: `${stripe.url.origin}/pay/${sessionOf('pay-1').id}` })
    expect(sessionOf('pay-1')).toMatchObject({
      amount_total: 69_900,
      success_url: returnUrl,
      cancel_url: `${returnUrl}?left=1`,
      customer_email: 'ann@example.com',
    })
    stripe.people.pay(sessionOf('pay-1').id)
    expect(await provider.find('pay-1')).toEqual({ state: 'paid', lastFour: '4242' })
  })

  test('charge: repeated under its key it returns the same session, also once Stripe has forgotten the key', async () => {
    const first = await charge('pay-2')
    stripe.forgetIdempotencyKeys()
    expect(await charge('pay-2')).toEqual(first)
    expect(sessionsOf('pay-2')).toHaveLength(1)
  })

  test('charge: an answer that is lost is asked for again and makes no second session', async () => {
    stripe.fail({ path: '/v1/checkout/sessions', lost: true })
    expect(await charge('pay-3')).toMatchObject({ state: 'pending' })
    expect(sessionsOf('pay-3')).toHaveLength(1)
  })

  test('find: a session whose answers were all lost is found by our key', async () => {
    const lost = { path: '/v1/checkout/sessions', lost: true as const }
    stripe.fail(lost, lost, lost)
    await expect(charge('pay-4')).rejects.toThrow()
    expect(await provider.find('pay-4')).toMatchObject({ state: 'pending' })
    expect(sessionsOf('pay-4')).toHaveLength(1)
  })

  test('find: Stripe knows nothing of a charge that was never made', async () => {
    expect(await provider.find('pay-nothing')).toBeUndefined()
  })

  test('charge: declined cards and 3-D Secure leave it pending, because the session stays open', async () => {
    await charge('pay-5')
    stripe.people.decline(sessionOf('pay-5').id)
    expect(await provider.find('pay-5')).toMatchObject({ state: 'pending', url: expect.stringContaining('/pay/') })
    stripe.people.askToAuthenticate(sessionOf('pay-5').id)
    expect(await provider.find('pay-5')).toMatchObject({ state: 'pending' })
    stripe.people.pay(sessionOf('pay-5').id, '3220')
    expect(await provider.find('pay-5')).toEqual({ state: 'paid', lastFour: '3220' })
  })

  test('charge: a session that has expired is canceled', async () => {
    await charge('pay-6')
    stripe.people.letExpire(sessionOf('pay-6').id)
    expect(await provider.find('pay-6')).toEqual({ state: 'canceled' })
  })

  test('cancel: an open session expires; a paid one stays paid', async () => {
    await charge('pay-7')
    expect(await provider.cancel('pay-7')).toEqual({ state: 'canceled' })
    expect(sessionOf('pay-7').status).toBe('expired')
    await paid('pay-8')
    expect(await provider.cancel('pay-8')).toEqual({ state: 'paid', lastFour: '4242' })
  })

  test('cancel: a charge that arrives after its cancellation is not made', async () => {
    expect(await provider.cancel('pay-9')).toEqual({ state: 'canceled' })
    expect(await charge('pay-9')).toEqual({ state: 'canceled' })
    expect(sessionsOf('pay-9')).toEqual([])
  })

  test('charge: repeated when it is too late for a new session it is canceled', async () => {
    const down = { path: '/v1/checkout/sessions', error: new ApiError('Down', { status: 500, type: 'api_error' }) }
    stripe.fail(down, down, down)
    await expect(charge('pay-10')).rejects.toThrow('Down')
    minutesLater = 45
    expect(await charge('pay-10')).toEqual({ state: 'canceled' })
    minutesLater = 0
  })

  test('charge: another content under the same key is an idempotency error of Stripe', async () => {
    await charge('pay-11')
    await db.updateTable('stripeCheckout').set({ sessionId: null }).where('key', '=', 'pay-11').execute()
    await expect(charge('pay-11', 1_000)).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  test.each([
    [401, 'api_error', 'StripeAuthenticationError'],
    [402, 'card_error', 'StripeCardError'],
    [429, 'rate_limit_error', 'StripeRateLimitError'],
  ] as const)('charge: status %i is thrown, and the next request makes the charge', async (status, type, thrown) => {
    stripe.fail({ path: '/v1/checkout/sessions', error: new ApiError('No.', { status, type }) })
    await expect(charge(`pay-${status}`)).rejects.toMatchObject({ type: thrown })
    expect(await charge(`pay-${status}`)).toMatchObject({ state: 'pending' })
  })

  test('refund: parts of a charge go back once each, also once Stripe has forgotten the key', async () => {
    await paid('pay-12', 10_000)
    const refund = { failures: 0, key: 'rfd-1', chargeKey: 'pay-12', cents: 4_000 }
    await provider.refund(refund)
    stripe.forgetIdempotencyKeys()
    await provider.refund(refund)
    await provider.refund({ ...refund, failures: 0, key: 'rfd-2', cents: 6_000 })
    const refunds = stripe.books.refunds.all().map(({ amount, metadata }) => [metadata.key, amount])
    expect(refunds).toEqual([
      ['rfd-2', 6_000],
      ['rfd-1', 4_000],
    ])
    await expect(provider.refund({ ...refund, failures: 0, key: 'rfd-3' })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  test('refund: a charge that was never paid at Stripe is refused', async () => {
    await charge('pay-13')
    await expect(provider.refund({ failures: 0, key: 'rfd-4', chargeKey: 'pay-13', cents: 100 })).rejects.toThrow(
      'was not paid',
    )
  })
})
