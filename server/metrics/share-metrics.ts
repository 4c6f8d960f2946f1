import { setTimeout } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import { createMetricsSum, type MetricsSnapshot, sumOf } from './metrics-sum'

/** A process asks for the sum, the supervisor reads all processes, they send theirs, and the supervisor sends the sum. */
export type MetricsMessage = { metrics: 'ask' | 'read' } | { metrics: 'snapshot' | 'sum'; snapshot: MetricsSnapshot }

export const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'metrics' in message

interface Process {
  id: number
  send: (message: MetricsMessage) => unknown
}

/** A process that is too busy to answer in this time is counted with what it has sent before. */
const READ_MS = 1_000
/** The supervisor needs less. */
const SUM_MS = 4_000

/** The supervisor's side. `processes` returns those that accept requests. */
export const createMetricsHub = (processes: () => Process[], readMs = READ_MS) => {
  const sum = createMetricsSum()
  const awaited = new Map<number, () => void>()
  let reading: Promise<MetricsSnapshot> | undefined

  const readFrom = ({ id, send }: Process) =>
    new Promise<void>((resolve) => {
      awaited.set(id, resolve)
      send({ metrics: 'read' })
    })

  const readAll = async () => {
    const cancel = new AbortController()
    const deadline = setTimeout(readMs, undefined, { signal: cancel.signal }).catch(() => {})
    await Promise.race([deadline, Promise.all(processes().map(readFrom))])
    cancel.abort()
    reading = undefined
    return sum.read()
  }

  return {
    receive: async (process: Process, message: MetricsMessage) => {
      if (message.metrics === 'snapshot') {
        sum.set(process.id, message.snapshot)
        awaited.get(process.id)?.()
      } else if (message.metrics === 'ask') {
        reading ??= readAll()
        process.send({ metrics: 'sum', snapshot: await reading })
      }
    },

    /** Call it when a process has ended. */
    end: (id: number) => {
      awaited.get(id)?.()
      awaited.delete(id)
      return sum.end(id)
    },
  }
}

/** The side of a process that serves the site beside others. */
export const createMetricsShare = (registry: Registry, send: (message: MetricsMessage) => unknown, sumMs = SUM_MS) => {
  let waiting: ((snapshot: MetricsSnapshot) => void)[] = []

  return {
    receive: async (message: MetricsMessage) => {
      if (message.metrics === 'read') {
        send({ metrics: 'snapshot', snapshot: await registry.getMetricsAsJSON() })
      } else if (message.metrics === 'sum') {
        for (const resolve of waiting) resolve(message.snapshot)
        waiting = []
      }
    },

    /** The metrics of all processes. Rejects if the supervisor doesn't answer. */
    readAll: async () => {
      const cancel = new AbortController()
      const sum = new Promise<MetricsSnapshot>((resolve) => {
        waiting.push(resolve)
        send({ metrics: 'ask' })
      })
      const deadline = setTimeout(sumMs, undefined, { signal: cancel.signal }).then(() => {
        throw new Error('The supervisor did not answer with the metrics of all processes')
      })
      try {
        return sumOf([await Promise.race([sum, deadline])])
      } finally {
        deadline.catch(() => {})
        cancel.abort()
      }
    },
  }
}
