import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../database/connection'
import type { OrderContent } from '../../modules/order/order-fulfilment'
import { contentHash, type PaymentRequest } from '../../modules/payment/payment.service'
import { startProcess } from './marketplace'
import type { Random } from './random'
import { createUnreliableProvider } from './unreliable-provider'

const SECOND = 1_000
const HOUR = 3_600_000
const MAX_STEPS = 24
const LAST_ROUNDS = 30

const newPurchase = (cents: number): PaymentRequest => {
  const key = randomUUID()
  const line = { listingId: 'srv-1', kind: 'service', title: 'Logo', sellerId: 'usr-seller', quantity: 1 } as const
  const content: OrderContent = {
    type: 'order',
    orderId: `ord-${key}`,
    lines: [{ ...line, cents }],
    receipt: { name: 'Ada', company: null, email: 'ada@example.com' },
  }
  return {
    buyer: { id: 'usr-buyer', email: 'ada@example.com' },
    key,
    contentHash: contentHash(key),
    content,
    cents,
    token: 'token',
    title: 'Logo',
    returnPath: '/checkout',
  }
}

/**
 * Plays one random history of purchases, crashes, jobs, notifications and refunds in two processes, then lets time pass until
 * nothing is open. Returns the provider and the purchases.
 */
export const playHistory = async (db: Database, random: Random, clock: { time: number }) => {
  const now = () => new Date(clock.time)
  const unreliable = createUnreliableProvider(random, now)
  const { provider, notifications } = unreliable
  const newProcess = () => startProcess(db, provider, now)
  const processes = [newProcess(), newProcess()]
  const purchases = [newPurchase(1_000 + random.below(9_000)), newPurchase(1_000 + random.below(9_000))]
  const anyProcess = () => random.pick(processes) ?? newProcess()
  /** Starts work without waiting for it. What fails is repeated by jobs or by the buyer. */
  const start = (work: Promise<unknown>) => void work.catch(() => {})

  const setSellerSuspended = (suspendedAt: string | null) =>
    db.updateTable('user').set({ suspendedAt }).where('id', '=', 'usr-seller').execute()

  const cancelEngagement = async () => {
    const engagement = await db
      .selectFrom('engagement')
      .selectAll()
      .where(
        'orderId',
        'in',
        purchases.map(({ key }) => `ord-${key}`),
      )
      .where('state', '!=', 'CANCELLED')
      .executeTakeFirst()
    const buyer = await db.selectFrom('user').selectAll().where('id', '=', 'usr-buyer').executeTakeFirst()
    const { id, version } = engagement ?? { id: '', version: 0 }
    const transition = { cancel: { reason: 'No time.' } }
    if (engagement) await anyProcess().forRequest().engagementCommands.advance(buyer, { id, version, transition })
  }

  const receiveNotification = async () => {
    const id = random.pick(notifications)?.id
    if (id === undefined) return
    await anyProcess().forJob().providerNotifications.receive(Buffer.from(id), { 'x-signature': 'genuine' })
  }

  const pay = async () => {
    const purchase = random.pick(purchases)
    if (purchase) await anyProcess().forRequest().payments.pay(purchase)
  }

  const steps: (() => unknown)[] = [
    pay,
    pay,
    pay,
    () => anyProcess().forJob().charges.run(),
    () => anyProcess().forJob().charges.run(),
    () => anyProcess().forJob().refundWorker.run(),
    unreliable.deliver,
    unreliable.deliver,
    unreliable.decideOne,
    receiveNotification,
    cancelEngagement,
    () => processes.splice(random.below(2), 1, newProcess())[0]?.kill(),
    () => setSellerSuspended(random.happens(0.3) ? now().toISOString() : null),
    () => (clock.time += (5 + random.below(60)) * SECOND),
    () => (clock.time += random.below(8) * HOUR),
  ]
  const count = 6 + random.below(MAX_STEPS)
  for (let step = 0; step < count; step += 1) {
    start(Promise.resolve(random.pick(steps)?.()))
    await setImmediate()
  }

  unreliable.makeReliable()
  while (!unreliable.isIdle()) unreliable.deliver()
  await setImmediate()
  const last = startProcess(db, provider, now)
  for (let round = 0; round < LAST_ROUNDS && (await isOpen(db)); round += 1) {
    clock.time += 4 * HOUR
    await last.forJob().charges.run()
    await last.forJob().refundWorker.run()
    while (!unreliable.isIdle()) unreliable.deliver()
    await setImmediate()
  }
  await setSellerSuspended(null)
  return { purchases, unreliable }
}

const isOpen = async (db: Database) => {
  const charge = await db.selectFrom('charge').select('key').where('nextCheckAt', 'is not', null).executeTakeFirst()
  const refund = await db.selectFrom('refund').select('id').where('doneAt', 'is', null).executeTakeFirst()
  return charge !== undefined || refund !== undefined
}
