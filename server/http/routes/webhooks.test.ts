import { expect, test } from 'vitest'
import { createLog } from '../../infrastructure/log'
import { createAfterResponse } from '../../jobs/after-response'
import { createRandom } from '../../lib/random'
import { openSample } from '../../testing/database/open-sample'
import { createUnreliableProvider } from '../../testing/payment/unreliable-provider'
import { startServer } from '../../testing/test-server'

const AT = '2026-11-21T12:00:00.000Z'

const startWithProvider = async () => {
  const db = await openSample()
  const unreliable = createUnreliableProvider(createRandom(1), () => new Date(AT))
  unreliable.makeReliable()
  const asked: string[] = []
  const provider: typeof unreliable.provider = {
    ...unreliable.provider,
    find: async (key) => {
      asked.push(key)
      return unreliable.provider.find(key)
    },
  }
  const afterResponse = createAfterResponse(createLog('silent'), 0)
  const infrastructure = { openPaymentProvider: () => provider, afterResponse: afterResponse.run }
  const { visit, logged } = await startServer({ db, infrastructure })
  /** An open charge that the provider has canceled. */
  const addCanceledCharge = async (key: string) => {
    const attempt = { id: `att-${key}`, key, contentHash: 'hash', content: '{"type":"order"}', cents: 100 }
    await db
      .insertInto('paymentAttempt')
      .values({ ...attempt, buyerId: 'usr-priya-raman', state: 'open', createdAt: AT })
      .execute()
    await db
      .insertInto('charge')
      .values({
        key,
        attemptId: attempt.id,
        cents: 100,
        state: 'open',
        createdAt: AT,
        leaseUntil: AT,
        checks: 0,
        nextCheckAt: null,
      })
      .execute()
    await provider.cancel(key)
    return unreliable.notifications.at(-1)?.id ?? ''
  }
  const post = async (body: string, signature = 'genuine', path = 'unreliable') => {
    const response = await visit(`/webhooks/${path}`, {
      method: 'POST',
      body,
      headers: { 'x-signature': signature, 'content-type': 'application/json' },
    })
    await afterResponse.finish()
    return response.status
  }
  const stateOf = async (key: string) =>
    (await db.selectFrom('charge').select('state').where('key', '=', key).executeTakeFirst())?.state
  return { db, asked, logged, addCanceledCharge, post, stateOf }
}

test('webhooks: a notification ends the charge that it names, once, in any order', async () => {
  const { db, asked, addCanceledCharge, post, stateOf } = await startWithProvider()
  const [first, second] = [await addCanceledCharge('pay-1'), await addCanceledCharge('pay-2')]
  expect([await post(second), await post(first), await post(second), await post(first)]).toEqual([200, 200, 200, 200])
  expect([await stateOf('pay-1'), await stateOf('pay-2')]).toEqual(['canceled', 'canceled'])
  expect(asked).toEqual(['pay-2', 'pay-1'])
  // A repeated notification leaves nothing to ask about either.
  expect(await db.selectFrom('charge').select('key').where('nextCheckAt', 'is not', null).execute()).toEqual([])
  expect(await db.selectFrom('providerNotification').select('id').execute()).toHaveLength(2)
})

test('webhooks: a wrong signature is 400, and changes nothing', async () => {
  const { addCanceledCharge, post, stateOf } = await startWithProvider()
  const id = await addCanceledCharge('pay-1')
  expect([await post(id, 'forged'), await post(''), await stateOf('pay-1')]).toEqual([400, 400, 'open'])
})

test('webhooks: other providers have no address, and the sample provider has none', async () => {
  const { post } = await startWithProvider()
  expect(await post('{}', 'genuine', 'stripe')).toBe(404)
  const { visit } = await startServer()
  expect((await visit('/webhooks/sample', { method: 'POST', body: '{}' })).status).toBe(404)
})
