import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '../database/connection'
import { expectBalancedBooks } from '../testing/trade'

const SETTLED_WITHIN_MS = 20_000

/** Reads a database that a server may be writing to. */
export const within = async <Result>(file: string, read: (db: Database) => Promise<Result>) => {
  const db = openDatabase(`file:${file}`)
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}

const open = (db: Database) =>
  Promise.all([
    db.selectFrom('paymentAttempt').select('id').where('state', 'in', ['open', 'refunding']).execute(),
    db.selectFrom('refund').select('id').where('doneAt', 'is', null).execute(),
  ])

/** Once the server has brought to its end what a kill has left open; how much that was. */
export const settled = async (db: Database) => {
  const until = Date.now() + SETTLED_WITHIN_MS
  const left = (await open(db)).flat().length
  while ((await open(db)).flat().length > 0) {
    if (Date.now() > until) throw new Error('Payments or refunds stay open')
    await wait(20)
  }
  return left
}

/** What is wrong with money and orders, each as a line; nothing, when all is well. */
export const faultsIn = async (db: Database) => {
  await expectBalancedBooks(db)
  const [attempts, orders, engagements, events, postings, charges, refunds] = await Promise.all([
    db.selectFrom('paymentAttempt').selectAll().execute(),
    db.selectFrom('order').selectAll().execute(),
    db.selectFrom('engagement').selectAll().where('chargeKey', 'is not', null).execute(),
    db.selectFrom('engagementEvent').selectAll().execute(),
    db.selectFrom('posting').selectAll().execute(),
    db.selectFrom('sampleCharge').selectAll().execute(),
    db.selectFrom('refund').selectAll().execute(),
  ])
  const faults: string[] = []
  const paid = attempts.filter(({ state }) => state === 'paid')
  for (const { content, chargeKey, cents } of paid) {
    const { orderId, lines }: { orderId: string; lines: unknown[] } = JSON.parse(content)
    const bought = engagements.filter((engagement) => engagement.orderId === orderId)
    const order = orders.filter(({ id }) => id === orderId)
    if (order.length !== 1 || order[0]?.totalCents !== cents) faults.push(`${orderId} is there ${order.length} times`)
    if (bought.length !== lines.length) faults.push(`${orderId} has ${bought.length} of ${lines.length} lines`)
    if (bought.some((engagement) => engagement.chargeKey !== chargeKey)) faults.push(`${orderId} has another charge`)
    const charged = charges.filter(({ key, paid }) => key === chargeKey && paid === 1)
    if (charged.length !== 1 || charged[0]?.cents !== cents) faults.push(`${orderId} was charged otherwise`)
    const owed = refunds.filter((refund) => refund.chargeKey === chargeKey).reduce((sum, { cents }) => sum + cents, 0)
    if (charged[0]?.refundedCents !== owed) faults.push(`${orderId} got ${charged[0]?.refundedCents} back, not ${owed}`)
  }
  const known = new Set(paid.map(({ chargeKey }) => chargeKey))
  for (const { key, paid, cents, refundedCents } of charges) {
    if (paid === 1 && !known.has(key) && refundedCents !== cents) faults.push(`${key} was charged for nothing`)
  }
  for (const { id, priceCents, state, version } of engagements) {
    const own = postings.filter(({ engagementId }) => engagementId === id)
    const held = own.filter(({ account }) => account === 'held').reduce((sum, { cents }) => sum + cents, 0)
    if (held !== (state === 'CANCELLED' ? 0 : priceCents)) faults.push(`${id} is ${state} and holds ${held}`)
    if (own.length !== version * 2) faults.push(`${id} has ${own.length} postings at version ${version}`)
    if (events.filter(({ engagementId }) => engagementId === id).length !== version) faults.push(`${id} lacks events`)
  }
  return faults
}
