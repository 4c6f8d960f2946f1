import { Gauge, Registry } from 'prom-client'
import { createReading } from '../infrastructure/reading'
import type { MonitoringRepository } from '../modules/monitoring/monitoring.repository'

/** Sums over the whole ledger cost more than a look at short queues. */
const QUEUES_VALID_MS = 10_000
const MONEY_VALID_MS = 60_000

interface Dependencies {
  monitoring: () => Pick<MonitoringRepository, 'queues' | 'money'>
  now: () => Date
}

/**
 * Gauges of what the database holds. Their registry is apart, because values of several processes would be the same and must not be
 * summed. A value that could not be read in time is left out, never repeated.
 */
export const createDatabaseGauges = ({ monitoring, now }: Dependencies) => {
  const registry = new Registry()
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const entries = gauge('marque_queue_entries', 'Work that is not done yet, by queue.', ['queue'])
  const overdue = gauge(
    'marque_queue_overdue_seconds',
    'Time since the next try of the longest waiting entry was due, by queue: 0 if none is due.',
    ['queue'],
  )
  const age = gauge('marque_queue_age_seconds', 'Time since the creation of the oldest entry, by queue.', ['queue'])
  const money = gauge('marque_money_cents', 'Money in flight, in US cents: held for orders, and payable to sellers.', [
    'kind',
  ])
  const readable = gauge('marque_reading_success', '1 if a reading of the database was complete in time, else 0.', [
    'reading',
  ])

  const queuesReading = createReading(() => monitoring().queues(), QUEUES_VALID_MS)
  const moneyReading = createReading(() => monitoring().money(), MONEY_VALID_MS)
  const secondsSince = (at: string | null) =>
    at === null ? 0 : Math.max(0, (now().getTime() - new Date(at).getTime()) / 1_000)

  const setQueues = async () => {
    const queues = await queuesReading()
    for (const each of [entries, overdue, age]) each.reset()
    readable.set({ reading: 'queues' }, queues ? 1 : 0)
    for (const { queue, count, dueAt, createdAt } of queues ?? []) {
      entries.set({ queue }, count)
      overdue.set({ queue }, secondsSince(dueAt))
      // Mails have no time of creation.
      if (queue !== 'outbox') age.set({ queue }, secondsSince(createdAt))
    }
  }
  const setMoney = async () => {
    const sums = await moneyReading()
    money.reset()
    readable.set({ reading: 'money' }, sums ? 1 : 0)
    if (!sums) return
    money.set({ kind: 'held' }, sums.held)
    money.set({ kind: 'payable' }, sums.payable)
  }

  return {
    /** Reads the database. */
    read: async () => {
      await Promise.all([setQueues(), setMoney()])
      return registry
    },
  }
}
