// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addConversations } from './conversations.mjs'
import { cpuMs } from './cpu.mjs'
import { documentOf } from './documents.mjs'
import { percentile } from './percentile.mjs'
import { createSessionClient } from './session-client.mjs'

const WARM_UP = 40
const MEASURED = Number(process.env.BENCH_TIMES ?? 300)
/** An account places at most 60 orders an hour. */
const ORDERS_OF_A_BUYER = 50
const SUBSCRIBERS = 100
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const SELLER = 'usr-tomas-vidal'

/**
 * Runs an operation many times, one after another. Measures wall-clock time and the server's CPU time in milliseconds.
 * @param {number} pid
 * @param {string} name
 * @param {() => Promise<{ ms: number }>} send
 */
const measure = async (pid, name, send) => {
  /** @type {number[]} */
  const times = []
  for (let turn = 0; turn < WARM_UP; turn++) await send()
  const before = cpuMs(pid)
  for (let turn = 0; turn < MEASURED; turn++) times.push((await send()).ms)
  const cpu = (cpuMs(pid) - before) / MEASURED
  return {
    operation: name,
    p50: percentile(times, 0.5).toFixed(1),
    p99: percentile(times, 0.99).toFixed(1),
    CPU: cpu.toFixed(1),
  }
}

/** @typedef {{ url: string, pid: number }} Server */

/** @param {Server} server */
export const measureOrders = async ({ url: origin, pid }) => {
  const buyers = Array.from({ length: Math.ceil((WARM_UP + MEASURED) / ORDERS_OF_A_BUYER) }, () =>
    createSessionClient(origin),
  )
  for (const [index, buyer] of buyers.entries()) await buyer.register(`buyer-${index}@bench.example`)
  const [first] = buyers
  if (!first) throw new Error('BENCH_TIMES is at least 1.')
  /** @type {{ data: { services: { nodes: { id: string, price: number, hasPackages: boolean }[] } } }} */
  const { data } = await first.execute('{ services(first: 24) { nodes { id price hasPackages } } }')
  const service = data.services.nodes.find(({ hasPackages }) => !hasPackages)
  const placeOrder = documentOf('PlaceOrder')
  let placed = 0
  let buyer = first
  let orderId = ''
  const orders = await measure(pid, 'placeOrder', async () => {
    buyer = buyers[Math.floor(placed++ / ORDERS_OF_A_BUYER)] ?? first
    const input = {
      lines: [{ listingId: service?.id, quantity: 1 }],
      expectedTotal: service?.price,
      payment: { token: 'sample-pays-4242' },
      idempotencyKey: randomUUID(),
    }
    /** @type {{ data: { placeOrder: { order: { id: string } } }, ms: number }} */
    const answer = await buyer.execute(placeOrder, { input })
    orderId = answer.data.placeOrder.order.id
    return answer
  })
  /** @type {{ data: { order: { engagements: { id: string }[] } } }} */
  const order = await buyer.execute('query ($id: ID!) { order(id: $id) { engagements { id } } }', { id: orderId })
  const id = order.data.order.engagements[0]?.id
  const engagement = documentOf('Engagement')
  return [orders, await measure(pid, "the engagement page's query", () => buyer.execute(engagement, { id }))]
}

/**
 * Reads the first ten conversations of a small and of a large inbox, which should take the same time.
 * @param {Server} server
 * @param {string} file
 */
export const measureInbox = async ({ url: origin, pid }, file) => {
  const messages = documentOf('Messages')
  const rows = []
  for (const count of [10, 10_000]) {
    const client = createSessionClient(origin)
    const ownerId = await client.register(`inbox-${count}@bench.example`)
    addConversations(file, { ownerId, otherId: SELLER, count })
    const name = `inbox of ${count.toLocaleString('en-US')}`
    rows.push(await measure(pid, name, () => client.execute(messages, { text: null, first: 10 })))
  }
  return rows
}

/**
 * Measures the CPU use of subscriptions that get no events.
 * @param {Server} server
 */
export const measureSubscribers = async ({ url, pid }) => {
  const unsubscribes = []
  for (let i = 0; i < SUBSCRIBERS; i++) {
    const client = createSessionClient(url)
    await client.register(`subscriber-${i}@bench.example`)
    unsubscribes.push(await client.subscribe())
  }
  await wait(1_000)
  const before = cpuMs(pid)
  const start = performance.now()
  await wait(SECONDS * 1_000)
  const share = (cpuMs(pid) - before) / (performance.now() - start)
  for (const unsubscribe of unsubscribes) unsubscribe()
  return [{ load: `${SUBSCRIBERS} subscribers for ${SECONDS} s`, 'of one core': `${(share * 100).toFixed(1)} %` }]
}
