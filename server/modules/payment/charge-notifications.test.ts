import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import type { ChargeState, PaymentProvider } from '../../infrastructure/payment/payment'
import { noPayment } from '../../infrastructure/payment/payment'
import { MINUTE_MS } from '../../lib/dates'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith, SERVICE } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { createContainer } from '../container'

const cart = { lines: [{ listingId: SERVICE, quantity: 1 }], expectedTotal: 2_999.99, payment: null }

describe.each(databases)('notifications of a charge on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  let find: () => Promise<ChargeState>
  const pending: ChargeState = { state: 'pending', url: 'https://pay.example/cs_1' }
  const provider: PaymentProvider = {
    ...noPayment,
    isMissing: false,
    charge: async () => pending,
    find: () => find(),
  }
  const infrastructure = {
    openPaymentProvider: () => provider,
    now: () => new Date(moment),
    // As after a crash, only the jobs that a test runs ask the provider.
    afterResponse: () => {},
  }
  const charges = () => createContainer(db, testInfrastructure(infrastructure), nobody).charges
  afterAll(() => db.destroy())

  /** The job, after leases have run out. */
  const check = (minutes = 1) => {
    moment += minutes * MINUTE_MS
    return charges().run()
  }

  test('a notification during a request to the provider leads to the next request at once, also after the end of the charge', async () => {
    const execute = executor(db, infrastructure)
    const buyer = await signedInAs(execute, 'CUSTOMER')
    await engagementsWith(execute).tryPlace(buyer, { ...cart, idempotencyKey: randomUUID() })
    const { key } = await db.selectFrom('charge').select('key').where('state', '=', 'open').executeTakeFirstOrThrow()
    const asked: string[] = []
    const answer = (known: ChargeState) => async () => {
      asked.push(known.state)
      return known
    }
    /** The provider tells us that something has changed after it has read its answer. */
    const answerLate = (known: ChargeState) => async () => {
      moment += 1
      await charges().recheck(key)
      return answer(known)()
    }
    find = answer(pending)
    for (let times = 0; times < 5; times += 1) await check(20)
    find = answerLate(pending)
    await check(60)
    find = answer({ state: 'canceled' })
    await check()
    expect(asked.slice(-2)).toEqual(['pending', 'canceled'])
    await charges().recheck(key)
    find = answerLate({ state: 'canceled' })
    await check()
    find = answer({ state: 'declined' })
    await check()
    await check()
    expect(asked.slice(-3)).toEqual(['canceled', 'canceled', 'declined'])
  })
})
