import { parse } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { measureOperation } from '../../api/limits/measure-operation'
import { schema } from '../../api/schema'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import { executor } from '../../testing/execute'
import type { CartLineInput } from '../../testing/generated/schema'
import { sellerOf } from '../../testing/listing-draft'
import { CartQuoteDocument } from './cart.test.generated'

const line = (listingId: string, quantity = 1): CartLineInput => ({ listingId, quantity })
const everything = [...services, ...products].map(({ id }) => line(id))

describe.each(databases)('cart quotes on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const execute = executor(db)
  afterAll(() => db.destroy())

  const quote = async (lines: CartLineInput[]) => {
    const { data, errors } = await execute(CartQuoteDocument, { lines })
    expect(errors).toBeUndefined()
    return data.cartQuote
  }
  const refusal = async (lines: CartLineInput[]) => (await execute(CartQuoteDocument, { lines })).errors?.[0]

  test('cart quote: lines are grouped by seller in the order of the input, with current prices to the cent', async () => {
    await addListings(db, [{ id: 'srv-odd', priceCents: 1_010, sellerId: 'usr-priya-raman' }])
    const { groups, unavailableListingIds, total } = await quote([
      line('srv-odd', 3),
      line('prd-2801'),
      line('srv-1101', 2),
    ])
    expect(groups.map(({ seller }) => seller.id)).toEqual([
      'usr-priya-raman',
      products.find(({ id }) => id === 'prd-2801')?.vendor,
    ])
    const [services, downloads] = groups
    expect(services?.lines).toEqual([
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
    expect([services?.subtotal, downloads?.lines[0]?.listing.__typename, unavailableListingIds]).toEqual([
      6030.28,
      'Product',
      [],
    ])
    expect(total).toBe(Math.round((6030.28 + Number(downloads?.subtotal)) * 100) / 100)
  })

  test('cart quote: an id without a listing is returned once as unavailable and costs nothing', async () => {
    const { groups, unavailableListingIds, total } = await quote([
      line('srv-gone'),
      line('srv-1101'),
      line('usr-priya-raman'),
      line('srv-gone', 9),
    ])
    expect(groups).toHaveLength(1)
    expect([unavailableListingIds, total]).toEqual([['srv-gone', 'usr-priya-raman'], 2999.99])
  })

  test('cart quote: a withdrawn listing keeps title and seller; drafts, those taken down and a suspended seller’s don’t', async () => {
    await addListings(db, [
      { id: 'srv-withdrawn', sellerId: 'usr-priya-raman', published: 0, visible: 0 },
      { id: 'srv-suspended', sellerId: 'usr-tomas-vidal', visible: 0 },
      { id: 'srv-taken-down', sellerId: 'usr-priya-raman', visible: 0, takenDown: 1 },
    ])
    const { id } = await sellerOf(execute, await signedInAs(execute, 'FREELANCER')).create()
    const suspendedAt = '2026-11-20T12:00:00.000Z'
    const suspend = (at: string | null) =>
      db.updateTable('user').set({ suspendedAt: at }).where('id', '=', 'usr-tomas-vidal').execute()
    await suspend(suspendedAt)
    const { unavailableListingIds, withdrawnListings } = await quote([
      line(id),
      line('srv-withdrawn'),
      line('srv-suspended'),
      line('srv-taken-down'),
    ])
    await suspend(null)
    expect(unavailableListingIds).toEqual([id, 'srv-withdrawn', 'srv-suspended', 'srv-taken-down'])
    expect(withdrawnListings).toEqual([{ id: 'srv-withdrawn', title: 'Added by a test', sellerName: 'Priya Raman' }])
  })

  test('cart quote: quantities of the same listing add up, to 99 at most', async () => {
    const quantities = async (lines: CartLineInput[]) =>
      (await quote(lines)).groups[0]?.lines.map(({ quantity }) => quantity)
    expect(await quantities([line('srv-1101', 2), line('srv-1101', 3)])).toEqual([5])
    expect(await quantities([line('srv-1101', 60), line('srv-1101', 60)])).toEqual([99])
  })

  test('cart quote: a product is priced once, whatever its quantity', async () => {
    const { groups, total } = await quote([line('prd-2801', 2), line('prd-2801')])
    expect([groups[0]?.lines[0]?.quantity, total]).toEqual([1, 699])
  })

  test('cart quote: an empty cart costs nothing', async () => {
    expect(await quote([])).toEqual({ groups: [], unavailableListingIds: [], withdrawnListings: [], total: 0 })
  })

  test.each([0, 100])('cart quote: a quantity of %i is refused', async (quantity) => {
    expect(await refusal([line('srv-1101'), line('srv-1102', quantity)])).toMatchObject({
      message: 'A quantity is from 1 to 99.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  test('cart quote: 100 lines need one statement per table; 101 lines are refused', async () => {
    const lines = everything.slice(0, 100)
    expect(lines).toHaveLength(100)
    statements.length = 0
    await quote(lines)
    const tables = statements.map(({ sql }) => /from "(\w+)"/.exec(sql)?.[1])
    expect(tables.toSorted()).toEqual(['category', 'company', 'listing', 'user'])
    expect((await refusal([...lines, line('srv-none')]))?.message).toBe('A cart has at most 100 lines.')
  })
})

test('cart quote: its estimated cost covers 100 lines', () => {
  const [operation] = parse('{ cartQuote(lines: []) { groups { lines { listing { id } } } } }').definitions
  if (operation?.kind !== 'OperationDefinition') throw new Error('No operation')
  const { cost } = measureOperation({ schema, operation, fragments: {}, variables: {} })
  expect(cost).toBeGreaterThan(2 * 100)
})
