import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../database/connection'
import type { EngagementRow } from '../../database/tables/tables'
import type { EngagementTransitionInput } from '../../generated/resolvers'
import { HOUR_MS } from '../../lib/dates'
import type { Random } from '../../lib/random'
import type { OrderContent } from '../../modules/order/order-fulfilment'
import { contentHash, type PaymentRequest } from '../../modules/payment/payment.service'
import { startProcess } from './marketplace'
import { createUnreliableProvider } from './unreliable-provider'

const SECOND = 1_000
const MAX_STEPS = 24
const LAST_ROUNDS = 30

interface Taken {
  by: 'usr-buyer' | 'usr-seller'
  transition: EngagementTransitionInput
}

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
    sellerIds: [line.sellerId],
    cents,
    token: 'token',
    title: 'Logo',
    returnPath: '/checkout',
  }
}

/**
 * Plays one random history of purchases, additions, settlements, crashes, jobs, notifications and refunds in two processes, then lets time pass until
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

  /** Takes the transition that `choose` returns for a purchase that is not cancelled or completed. */
  const advance = (choose: (engagement: EngagementRow) => Taken | undefined) => async () => {
    const engagement = await db
      .selectFrom('engagement')
      .selectAll()
      .where(
        'orderId',
        'in',
        purchases.map(({ key }) => `ord-${key}`),
      )
      .where('state', 'not in', ['CANCELLED', 'COMPLETED'])
      .executeTakeFirst()
    const taken = engagement && choose(engagement)
    if (!taken) return
    const { id, version } = engagement
    const user = await db.selectFrom('user').selectAll().where('id', '=', taken.by).executeTakeFirstOrThrow()
    await anyProcess().forRequest().engagementCommands.advance(user, { id, version, transition: taken.transition })
  }

  const cancel = advance(({ state }) =>
    state === 'AWAITING_REQUIREMENTS'
      ? { by: 'usr-buyer', transition: { cancel: { reason: 'No time.' } } }
      : { by: 'usr-seller', transition: { cancelWork: { reason: 'No time.' } } },
  )

  /** The next step of an addition: the requirements, the seller's offer, the buyer's payment. */
  const addMore = advance(({ state, amendmentKind }) => {
    if (state === 'AWAITING_REQUIREMENTS')
      return { by: 'usr-buyer', transition: { submitRequirements: { message: 'All.' } } }
    if (amendmentKind === 'ADDITION') return { by: 'usr-buyer', transition: { acceptAddition: { payment: null } } }
    const price = 10 + random.below(90)
    return { by: 'usr-seller', transition: { offerAddition: { price, message: 'More.' } } }
  })

  const settle = advance(({ amendmentKind, priceCents }) =>
    amendmentKind === 'SETTLEMENT'
      ? { by: 'usr-seller', transition: { acceptSettlement: true } }
      : {
          by: 'usr-buyer',
          transition: { proposeSettlement: { refund: random.below((priceCents ?? 0) + 1) / 100, reason: 'Enough.' } },
        },
  )

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
    cancel,
    inTurn(addMore, 3),
    inTurn(addMore, 3),
    inTurn(settle, 2),
    () => processes.splice(random.below(2), 1, newProcess())[0]?.kill(),
    () => setSellerSuspended(random.happens(0.3) ? now().toISOString() : null),
    () => (clock.time += (5 + random.below(60)) * SECOND),
    () => (clock.time += random.below(8) * HOUR_MS),
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
    clock.time += 4 * HOUR_MS
    await last.forJob().charges.run()
    await last.forJob().refundWorker.run()
    while (!unreliable.isIdle()) unreliable.deliver()
    await setImmediate()
  }
  await setSellerSuspended(null)
  return { purchases, unreliable }
}

/** Takes steps that follow each other. */
const inTurn = (step: () => Promise<void>, count: number) => async () => {
  for (let i = 0; i < count; i += 1) await step()
}

const isOpen = async (db: Database) => {
  const charge = await db.selectFrom('charge').select('key').where('nextCheckAt', 'is not', null).executeTakeFirst()
  const refund = await db.selectFrom('refund').select('id').where('doneAt', 'is', null).executeTakeFirst()
  return charge !== undefined || refund !== undefined
}
