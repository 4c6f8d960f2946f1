import { parse } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { measureOperation } from '../../api/limits/measure'
import { schema } from '../../api/schema'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { watchStatements } from '../../testing/watch-statements'

const document = `query ($lines: [CartLineInput!]!) { cartQuote(lines: $lines) {
  groups { seller { id company { name } } subtotal
    lines { listing { __typename id title category { name } } quantity unitPrice total } }
  unavailableListingIds total } }`

const line = (listingId: string, quantity = 1) => ({ listingId, quantity })
const everything = [...services, ...products].map(({ id }) => line(id))

describe.each(databases)('a cart on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const execute = executor(db)
  afterAll(() => db.destroy())

  const quote = async (lines: unknown) => {
    const { data, errors } = await execute(document, { lines })
    expect(errors).toBeUndefined()
    return data.cartQuote
  }
  const refusal = async (lines: unknown) => (await execute(document, { lines })).errors[0]

  test("groups by seller in the order asked, with today's prices to the cent", async () => {
    await addListings(db, [{ id: 'srv-odd', priceCents: 1_010, sellerId: 'usr-priya-raman' }])
    const { groups, unavailableListingIds, total } = await quote([
      line('srv-odd', 3),
      line('prd-2801'),
      line('srv-1101', 2),
    ])
    expect(groups.map(({ seller }: { seller: { id: string } }) => seller.id)).toEqual([
      'usr-priya-raman',
      products.find(({ id }) => id === 'prd-2801')?.vendor,
    ])
    expect(groups[0].lines).toEqual([
      {
        listing: { __typename: 'Service', id: 'srv-odd', title: 'Added by a test', category: { name: 'Logo Design' } },
        quantity: 3,
        unitPrice: 10.1,
        total: 30.3,
      },
      {
        listing: expect.objectContaining({ id: 'srv-1101', category: { name: 'Patent Filing' } }),
        quantity: 2,
        unitPrice: 2999.99,
        total: 5999.98,
      },
    ])
    expect([groups[0].subtotal, groups[1].lines[0].listing.__typename, unavailableListingIds]).toEqual([
      6030.28,
      'Product',
      [],
    ])
    expect(total).toBe(Math.round((6030.28 + groups[1].subtotal) * 100) / 100)
  })

  test('what is not offered is named once and costs nothing', async () => {
    const { groups, unavailableListingIds, total } = await quote([
      line('srv-gone'),
      line('srv-1101'),
      line('usr-priya-raman'),
      line('srv-gone', 9),
    ])
    expect(groups).toHaveLength(1)
    expect([unavailableListingIds, total]).toEqual([['srv-gone', 'usr-priya-raman'], 2999.99])
  })

  test('lines for the same listing add up, to 99 at most', async () => {
    const quantities = async (lines: unknown) =>
      (await quote(lines)).groups[0].lines.map(({ quantity }: { quantity: number }) => quantity)
    expect(await quantities([line('srv-1101', 2), line('srv-1101', 3)])).toEqual([5])
    expect(await quantities([line('srv-1101', 60), line('srv-1101', 60)])).toEqual([99])
  })

  test('an empty cart costs nothing', async () => {
    expect(await quote([])).toEqual({ groups: [], unavailableListingIds: [], total: 0 })
  })

  test.each([0, 100])('a quantity of %i is refused', async (quantity) => {
    const { message, extensions } = await refusal([line('srv-1101'), line('srv-1102', quantity)])
    expect([message, extensions.code]).toEqual(['A quantity is from 1 to 99.', 'BAD_USER_INPUT'])
  })

  test('a hundred lines are answered in a statement for each kind of thing; one more is refused', async () => {
    const lines = everything.slice(0, 100)
    expect(lines).toHaveLength(100)
    statements.length = 0
    await quote(lines)
    expect(statements).toHaveLength(4)
    expect((await refusal([...lines, line('srv-none')])).message).toBe('A cart has at most 100 lines.')
  })
})

test('what it is reckoned to cost the server covers a hundred lines', () => {
  const [operation] = parse('{ cartQuote(lines: []) { groups { lines { listing { id } } } } }').definitions
  if (operation?.kind !== 'OperationDefinition') throw new Error('No operation')
  const { cost } = measureOperation({ schema, operation, fragments: {}, variables: {} })
  expect(cost).toBeGreaterThan(2 * 100)
})
