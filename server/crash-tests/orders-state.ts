import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/connection'
import { openDatabase } from '../database/open-database'
import type { EngagementState } from '../generated/resolvers'
import { expectBalancedLedger } from '../testing/engagements'

/** The lease of a killed process has to run out. */
const SETTLED_WITHIN_MS = 60_000

/** Reads a database while a server may write to it. */
export const readDatabase = async <Result>(file: string, read: (db: Database) => Promise<Result>) => {
  const db = openDatabase(`file:${file}`)
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}

/** Without charges that the provider does not know: they stay open until the buyer tries again, or for a day. */
const countOpen = async (db: Database) => {
  const known = db.selectFrom('sampleCharge').select('key')
  const open = await db
    .selectFrom('charge')
    .select('key')
    .where('state', '=', 'open')
    .where('key', 'in', known)
    .execute()
  const refunds = await db.selectFrom('refund').select('id').where('doneAt', 'is', null).execute()
  return open.length + refunds.length
}

/** Waits until the server has settled all payments and refunds. Returns how many were open at first. */
export const waitUntilSettled = async (db: Database) => {
  const until = Date.now() + SETTLED_WITHIN_MS
  const openAtFirst = await countOpen(db)
  while ((await countOpen(db)) > 0) {
    if (Date.now() > until) throw new Error('Payments or refunds stay open')
    await wait(20)
  }
  return openAtFirst
}

/** The two of the payment, and those of its refund or its release less commission. */
const postingsIn: Partial<Record<EngagementState, number>> = { CANCELLED: 4, COMPLETED: 5 }

/** Describes what is inconsistent in orders and their money. Empty if all is consistent. */
export const orderInconsistencies = async (db: Database) => {
  await expectBalancedLedger(db)
  const [paid, orders, engagements, events, postings, charges, refunds] = await Promise.all([
    db
      .selectFrom('paymentAttempt')
      .innerJoin('charge', 'charge.attemptId', 'paymentAttempt.id')
      .select(['content', 'charge.key as chargeKey', 'charge.cents'])
      .where('charge.state', '=', 'paid')
      .execute(),
    db.selectFrom('order').selectAll().execute(),
    db
      .selectFrom('engagement')
      .selectAll()
      .where('id', 'in', (from) => from.selectFrom('posting').select('engagementId').where('chargeKey', 'is not', null))
      .execute(),
    db.selectFrom('engagementEvent').selectAll().execute(),
    db.selectFrom('posting').selectAll().execute(),
    db.selectFrom('sampleCharge').selectAll().execute(),
    db.selectFrom('refund').selectAll().execute(),
  ])
  const faults: string[] = []
  for (const { content, chargeKey, cents } of paid) {
    const { orderId, lines }: { orderId: string; lines: unknown[] } = JSON.parse(content)
    const bought = engagements.filter((engagement) => engagement.orderId === orderId)
    const order = orders.filter(({ id }) => id === orderId)
    if (order.length !== 1 || order[0]?.totalCents !== cents) faults.push(`${orderId} exists ${order.length} times`)
    if (bought.length !== lines.length) faults.push(`${orderId} has ${bought.length} of ${lines.length} lines`)
    const ids = bought.map(({ id }) => id)
    const paidLines = postings.filter(({ account, engagementId }) => account === 'buyer' && ids.includes(engagementId))
    if (paidLines.some((line) => line.chargeKey !== chargeKey)) faults.push(`${orderId} has another charge`)
    const charged = charges.filter(({ key, state }) => key === chargeKey && state === 'paid')
    if (charged.length !== 1 || charged[0]?.cents !== cents) faults.push(`${orderId} was charged another amount`)
    const owed = refunds.filter((refund) => refund.chargeKey === chargeKey).reduce((sum, { cents }) => sum + cents, 0)
    if (charged[0]?.refundedCents !== owed)
      faults.push(`${orderId} was refunded ${charged[0]?.refundedCents}, not ${owed}`)
  }
  const paidKeys = new Set(paid.map(({ chargeKey }) => chargeKey))
  for (const { key, state, cents, refundedCents } of charges) {
    if (state === 'paid' && !paidKeys.has(key) && refundedCents !== cents)
      faults.push(`${key} was charged without an order`)
  }
  for (const { id, priceCents, state, version } of engagements) {
    const own = postings.filter(({ engagementId }) => engagementId === id)
    const held = own.filter(({ account }) => account === 'held').reduce((sum, { cents }) => sum + cents, 0)
    if (held !== (state === 'CANCELLED' || state === 'COMPLETED' ? 0 : priceCents))
      faults.push(`${id} is ${state} and holds ${held}`)
    if (own.length !== (postingsIn[state] ?? 2)) faults.push(`${id} is ${state} with ${own.length} postings`)
    if (events.filter(({ engagementId }) => engagementId === id).length !== version) faults.push(`${id} lacks events`)
  }
  return faults
}
