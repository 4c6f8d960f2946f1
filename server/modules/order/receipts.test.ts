import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { explain, scans } from '../../testing/database/query-plan'
import { watchStatements } from '../../testing/database/watch-statements'
import { card, engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { createContainer } from '../container'
import { createPaymentRepository } from '../payment/payment.repository'
import { readContent } from './order-fulfilment'
import { createReceipts } from './receipts'

const sellerId = 'usr-priya-raman'
const questions = 'Which colour?'

describe.each(databases)('receipts of deleted accounts on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const execute = executor(db)
  const { tryPlace } = engagementsWith(execute)
  const buyer = await signedInAs(execute, 'CUSTOMER')
  const buyerId = (
    await db.selectFrom('user').select('id').where('email', '=', 'customer@example.com').executeTakeFirstOrThrow()
  ).id
  await addListings(db, [{ id: 'srv-odd', priceCents: 10_000, sellerId, questions }])
  const services = createContainer(db, testInfrastructure(), nobody)
  const paymentRepository = createPaymentRepository(db)
  afterAll(() => db.destroy())

  let key = ''
  const attempt = async () => {
    const row = await paymentRepository.find(buyerId, `order:${key}`)
    if (!row) throw new Error('The payment has not begun')
    return row
  }
  beforeEach(async () => {
    key = randomUUID()
    const cart = { lines: [{ listingId: 'srv-odd', quantity: 1 }], expectedTotal: 100, idempotencyKey: key }
    await tryPlace(buyer, { ...cart, payment: { token: card.declined } })
  })

  test('a purchase that the buyer replaces meanwhile stays as it is, until the next sweep', async () => {
    const other = {
      contentHash: 'other',
      content: JSON.stringify({ ...readContent((await attempt()).content), orderId: 'ord-b' }),
      cents: 20_000,
    }
    const { invoicing, orderRepository, paymentContents, userService, now } = services
    const replacing = createReceipts({
      ...{ invoicing, orderRepository, userService, now },
      paymentContents: {
        ...paymentContents,
        setContent: async (...change) => {
          await paymentRepository.replaceContent((await attempt()).id, other, [sellerId])
          return paymentContents.setContent(...change)
        },
      },
    })
    await replacing.removeFromPaymentsOf(sellerId)
    expect(await attempt()).toMatchObject(other)
    await services.receipts.removeFromPaymentsOf(sellerId)
    expect((await attempt()).content).not.toContain(questions)
  })

  test('a seller and a buyer are removed from a purchase that was not paid, without a scan of all payments', async () => {
    expect((await attempt()).content).toContain(questions)
    statements.length = 0
    await services.receipts.removeFromPaymentsOf(sellerId)
    expect((await attempt()).content).not.toContain(questions)
    await services.receipts.removeFromPaymentsOf(buyerId)
    expect(readContent((await attempt()).content).receipt).toEqual({ name: '', company: null, email: '' })
    await services.receipts.sweep()
    expect(statements.length).toBeGreaterThan(6)
    // SQLite commits no transaction after it has explained an update.
    const explaining = await openSample()
    onTestFinished(() => explaining.destroy())
    for (const statement of [...statements]) {
      const plan = await explain(explaining, statement)
      expect({ plan, bad: scans(plan) }).toEqual({ plan, bad: [] })
    }
  })
})
