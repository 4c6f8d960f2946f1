import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectValue } from '../../testing/result'
import { createContainer } from '../container'
import { issuerCodes } from './issuer-code'

const buyerId = 'usr-clara-whitfield'
const [priya, marta] = ['usr-priya-raman', 'usr-marta-keller']
const infrastructure = testInfrastructure({ now: () => new Date('2033-05-01T12:00:00.000Z') })

describe.each(databases)('invoice numbers on $name', async ({ name, openSample }) => {
  const db = await openSample()
  const { db: watched, statements } = watchStatements(db)
  const { inTransaction, invoiceRepository } = createContainer(db, infrastructure, nobody)
  let buyer: Visitor = nobody
  const buyFrom = (listingId: string) =>
    engagementsWith(executor(watched, infrastructure)).place(buyer, {
      lines: [{ listingId, quantity: 1 }],
      expectedTotal: 100,
    })
  const numberOf = async (order: Awaited<ReturnType<typeof buyFrom>>) => {
    const [invoice] = await invoiceRepository.ofOrders([order.id])
    return expectValue(invoice).number
  }
  const countOf = (number: string) => Number(number.split('-').at(-1))

  beforeAll(async () => {
    await addListings(db, [
      { id: 'srv-first', sellerId: 'usr-tomas-vidal' },
      { id: 'srv-first-2', sellerId: 'usr-jun-watanabe' },
      { id: 'srv-numbered', sellerId: priya },
      { id: 'srv-numbered-2', sellerId: marta },
    ])
    buyer = await signedInAs(executor(db, infrastructure), 'CUSTOMER')
  })
  afterAll(() => db.destroy())

  /** Takes the next number of a seller in a transaction that `work` runs in and that is rolled back. */
  const whileTaken = async (sellerId: string, work: () => Promise<unknown>) => {
    const rollback = new Error('The payment failed')
    const taken = inTransaction(async (scope) => {
      await scope.invoiceRepository.issuerCode(sellerId, issuerCodes(sellerId))
      await scope.invoiceRepository.nextNumber(sellerId, 'INVOICE', 2033)
      await work()
      throw rollback
    })
    await expect(taken).rejects.toBe(rollback)
  }

  test('have the code of the seller, and each seller has a series', async () => {
    expect(await numberOf(await buyFrom('srv-first'))).toBe('INV-2033-4K37K-0001')
    expect(await numberOf(await buyFrom('srv-first-2'))).toBe(`INV-2033-${issuerCodes('usr-jun-watanabe')[0]}-0001`)
    expect(await numberOf(await buyFrom('srv-first'))).toBe('INV-2033-4K37K-0002')
  })

  test('a rollback leaves no gap', async () => {
    const before = await numberOf(await buyFrom('srv-numbered'))
    await whileTaken(priya, async () => {})
    expect(countOf(await numberOf(await buyFrom('srv-numbered')))).toBe(countOf(before) + 1)
  })

  test('are taken at the end of the transaction, after the payment was written', async () => {
    statements.length = 0
    await buyFrom('srv-numbered')
    const texts = statements.map(({ sql }) => sql)
    const taken = texts.findIndex((text) => text.startsWith('insert into "invoice_count"'))
    const paid = texts.findIndex((text) => text.startsWith('update "payment_attempt" set "state"'))
    expect(paid).toBeGreaterThan(0)
    expect(taken).toBeGreaterThan(paid)
  })

  test('a code that another seller has is lengthened', async () => {
    await buyFrom('srv-numbered-2')
    const [short = '', longer] = issuerCodes(buyerId)
    await db.updateTable('invoiceIssuer').set({ code: short }).where('sellerId', '=', marta).execute()
    expect(await invoiceRepository.issuerCode(buyerId, issuerCodes(buyerId))).toBe(longer)
    expect(await invoiceRepository.issuerCode(marta, issuerCodes(marta))).toBe(short)
  })

  // SQLite has one writer at a time.
  test.skipIf(name === 'SQLite')('orders of different sellers do not wait for each other', async () => {
    const before = await numberOf(await buyFrom('srv-numbered-2'))
    let number = ''
    await whileTaken(priya, async () => {
      number = await numberOf(await buyFrom('srv-numbered-2'))
    })
    expect(countOf(number)).toBe(countOf(before) + 1)
  })

  // For the same reason.
  test.skipIf(name === 'SQLite')(
    'an order of the same seller waits and gets the number that was rolled back',
    async () => {
      const before = await numberOf(await buyFrom('srv-numbered'))
      let order: ReturnType<typeof buyFrom> | undefined
      await whileTaken(priya, async () => {
        statements.length = 0
        order = buyFrom('srv-numbered')
        await expect
          .poll(() => statements.filter(({ sql }) => sql.includes('"payment_attempt"')).length)
          .toBeGreaterThan(0)
      })
      const after = await numberOf(await expectValue(order))
      expect(countOf(after)).toBe(countOf(before) + 1)
    },
  )
})
