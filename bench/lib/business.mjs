// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addConversations } from './conversations.mjs'
import { cpuMs } from './cpu.mjs'
import { documentOf } from './documents.mjs'
import { newMember } from './member.mjs'
import { percentile } from './percentile.mjs'

const WARM_UP = 40
const MEASURED = Number(process.env.BENCH_TIMES ?? 300)
const WATCHERS = 100
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const SELLER = 'usr-tomas-vidal'

/**
 * One after the other, by the clock and by the time that the server worked on each, which others on the machine change less.
 * @param {number} pid
 * @param {string} name
 * @param {() => Promise<{ ms: number }>} act
 */
const measured = async (pid, name, act) => {
  /** @type {number[]} */
  const times = []
  for (let turn = 0; turn < WARM_UP; turn++) await act()
  const before = cpuMs(pid)
  for (let turn = 0; turn < MEASURED; turn++) times.push((await act()).ms)
  const cpu = (cpuMs(pid) - before) / MEASURED
  return {
    what: name,
    p50: percentile(times, 0.5).toFixed(1),
    p99: percentile(times, 0.99).toFixed(1),
    CPU: cpu.toFixed(1),
  }
}

/** @typedef {{ url: string, pid: number }} Server */

/** @param {Server} server */
export const measureTrade = async ({ url: origin, pid }) => {
  const buyer = newMember(origin)
  await buyer.register('buyer@bench.example')
  const { data } = await buyer.ask('{ services(first: 1) { nodes { id price } } }')
  const [{ id: listingId, price }] = data.services.nodes
  const place = documentOf('PlaceOrder')
  let orderId = ''
  const orders = await measured(pid, 'placeOrder', async () => {
    const input = {
      lines: [{ listingId, quantity: 1 }],
      expectedTotal: price,
      payment: { token: 'sample-pays-4242' },
      idempotencyKey: randomUUID(),
    }
    const answer = await buyer.ask(place, { input })
    orderId = answer.data.placeOrder.order.id
    return answer
  })
  const order = await buyer.ask('query ($id: ID!) { order(id: $id) { engagements { id } } }', { id: orderId })
  const [{ id }] = order.data.order.engagements
  const engagement = documentOf('Engagement')
  return [orders, await measured(pid, "the engagement page's query", () => buyer.ask(engagement, { id }))]
}

/**
 * The same page of ten, so that nothing differs but what lies behind it.
 * @param {Server} server
 * @param {string} file
 */
export const measureInbox = async ({ url: origin, pid }, file) => {
  const messages = documentOf('Messages')
  const rows = []
  for (const count of [10, 10_000]) {
    const member = newMember(origin)
    const ownerId = await member.register(`inbox-${count}@bench.example`)
    addConversations(file, { ownerId, otherId: SELLER, count })
    const name = `inbox of ${count.toLocaleString('en-US')}`
    rows.push(await measured(pid, name, () => member.ask(messages, { text: null, first: 10 })))
  }
  return rows
}

/**
 * What a hundred open inboxes cost, in which nothing happens.
 * @param {Server} server
 */
export const measureWatchers = async ({ url, pid }) => {
  const ends = []
  for (let i = 0; i < WATCHERS; i++) {
    const member = newMember(url)
    await member.register(`watcher-${i}@bench.example`)
    ends.push(await member.subscribe())
  }
  await wait(1_000)
  const before = cpuMs(pid)
  const start = performance.now()
  await wait(SECONDS * 1_000)
  const share = (cpuMs(pid) - before) / (performance.now() - start)
  for (const end of ends) end()
  return [{ what: `${WATCHERS} watch for ${SECONDS} s`, 'of one core': `${(share * 100).toFixed(1)} %` }]
}
