import { afterAll, describe, expect, test } from 'vitest'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
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
  const execute = executor(db)
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

  test('a mutation with more than 2 MB says that it was executed', async () => {
    await addListings(db, [{ id: 'srv-longest', description: '知'.repeat(100_000) }])
    const customer = await signedInAs(execute, 'CUSTOMER')
    const descriptions = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((alias) => `${alias}: description`).join(' ')
    const source = `mutation { saveListing(id: "srv-longest") { ... on SavedListingAdded { listing { ${descriptions} } } } }`
    const response = await ask(source, {}, { cookie: `session=${customer.token}` })
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        data: null,
        errors: [
          {
            message:
              'The mutation was executed, but its answer has more than 2 MB and is left out. Don’t repeat it: ask for what you need by queries.',
            extensions: { code: 'ANSWER_TOO_LONG' },
          },
        ],
      },
    ])
    const saved = db.selectFrom('savedListing').select('listingId').where('listingId', '=', 'srv-longest')
    expect(await saved.execute()).toHaveLength(1)
  })

  test('the account export may be longer', async () => {
    const seller = await registeredAs(execute, 'long-export@example.com', 'FREELANCER')
    const ids = Array.from({ length: 80 }, (_, i) => `srv-own-${i}`)
    await addListings(
      db,
      ids.map((id) => ({ id, description: LONGEST, sellerId: seller.id })),
    )
    const response = await ask('{ accountExport }', {}, { cookie: `session=${seller.visitor.token}` })
    expect([response.status, (await response.text()).length > 800_000]).toEqual([200, true])
  })
})
