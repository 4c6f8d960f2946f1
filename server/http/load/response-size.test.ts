import { afterAll, describe, expect, test } from 'vitest'
import { registeredAs } from '../../testing/accounts/register'
import { addListings } from '../../testing/database/add-listings'
import { openSample } from '../../testing/database/open-sample'
import { executor } from '../../testing/execute'
import { refusal } from '../../testing/refusal'
import { startServer } from '../../testing/test-server'

const LONGEST = '知'.repeat(10_000)

describe('size of an answer', async () => {
  const db = await openSample()
  afterAll(() => db.destroy())
  const { ask } = await startServer({ db, until: afterAll })
  const described = (first: number) => `{ services(first: ${first}, sort: PRICE_LOW) { nodes { description } } }`

  test('more than 2 MB are refused with the advice to ask for less', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `srv-long-${i}`)
    await addListings(
      db,
      ids.map((id) => ({ id, description: LONGEST, priceCents: 0 })),
    )
    expect((await ask(described(60))).status).toBe(200)
    expect(await refusal(await ask(described(100)))).toEqual({
      status: 400,
      code: 'LIMIT_EXCEEDED',
      message: 'The answer has more than 2 MB. Ask for fewer fields, or for a smaller page.',
    })
  })

  test('the account export may be longer', async () => {
    const seller = await registeredAs(executor(db), 'long-export@example.com', 'FREELANCER')
    const ids = Array.from({ length: 80 }, (_, i) => `srv-own-${i}`)
    await addListings(
      db,
      ids.map((id) => ({ id, description: LONGEST, sellerId: seller.id })),
    )
    const response = await ask('{ accountExport }', {}, { cookie: `session=${seller.visitor.token}` })
    expect([response.status, (await response.text()).length > 800_000]).toEqual([200, true])
  })
})
