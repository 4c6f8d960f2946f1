import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { createMetricsHub, createMetricsShare } from './share-metrics'

const metricsOf = () => {
  const registers = [new Registry()] as const
  return {
    registry: registers[0],
    hits: new Counter({ name: 'hits_total', help: 'Hits.', labelNames: ['cache'], registers: [...registers] }),
    times: new Histogram({ name: 'time_seconds', help: 'Times.', buckets: [1], registers: [...registers] }),
    delay: new Gauge({ name: 'delay', help: 'Longest delay.', aggregator: 'max', registers: [...registers] }),
  }
}

/** Two processes and their supervisor. A busy process doesn't answer. */
const setUp = () => {
  const busy = new Set<number>()
  const running = new Set([1, 2])
  const hub = createMetricsHub(() => processes.filter(({ id }) => running.has(id)), 20)
  const sites = [1, 2].map((id) => {
    const metrics = metricsOf()
    const share = createMetricsShare(
      metrics.registry,
      (message) => hub.receive(processOf(id), structuredClone(message)),
      1_000,
    )
    return { ...metrics, share }
  })
  const processOf = (id: number) => ({
    id,
    send: (message: Parameters<(typeof hub)['receive']>[1]) => !busy.has(id) && siteOf(id).share.receive(message),
  })
  const siteOf = (id: number) => sites[id - 1] ?? expect.fail()
  const processes = [1, 2].map(processOf)
  const textFrom = async (id: number) => (await siteOf(id).share.readAll()).metrics()
  const end = async (id: number) => {
    running.delete(id)
    await hub.end(id)
  }
  return { siteOf, textFrom, busy, end }
}

describe('metrics of several processes', () => {
  test('any process answers with the sum of all', async () => {
    const { siteOf, textFrom } = setUp()
    siteOf(1).hits.inc({ cache: 'pages' }, 3)
    siteOf(2).hits.inc({ cache: 'pages' }, 4)
    siteOf(2).hits.inc({ cache: 'responses' })
    siteOf(1).times.observe(0.5)
    siteOf(2).times.observe(2)
    for (const id of [1, 2]) {
      const text = await textFrom(id)
      expect(text).toContain('hits_total{cache="pages"} 7\n')
      expect(text).toContain('hits_total{cache="responses"} 1\n')
      expect(text).toContain('time_seconds_bucket{le="1"} 1\n')
      expect(text).toContain('time_seconds_bucket{le="+Inf"} 2\n')
      expect(text).toContain('time_seconds_sum 2.5\n')
    }
  })

  test('a gauge whose aggregator is the maximum is not summed', async () => {
    const { siteOf, textFrom } = setUp()
    siteOf(1).delay.set(0.2)
    siteOf(2).delay.set(0.3)
    expect(await textFrom(1)).toContain('delay 0.3\n')
  })

  test('a busy process counts with what it has sent before', async () => {
    const { siteOf, textFrom, busy } = setUp()
    siteOf(1).hits.inc({ cache: 'pages' }, 3)
    siteOf(2).hits.inc({ cache: 'pages' }, 4)
    await textFrom(1)
    busy.add(2)
    siteOf(1).hits.inc({ cache: 'pages' }, 10)
    siteOf(2).hits.inc({ cache: 'pages' }, 10)
    expect(await textFrom(1)).toContain('hits_total{cache="pages"} 17\n')
  })

  test('counts of an ended process remain, its gauges do not', async () => {
    const { siteOf, textFrom, end } = setUp()
    siteOf(1).hits.inc({ cache: 'pages' }, 3)
    siteOf(2).hits.inc({ cache: 'pages' }, 4)
    siteOf(1).delay.set(0.2)
    siteOf(2).delay.set(0.3)
    await textFrom(1)
    await end(2)
    const text = await textFrom(1)
    expect(text).toContain('hits_total{cache="pages"} 7\n')
    expect(text).toContain('delay 0.2\n')
  })

  test('fail if the supervisor does not answer', async () => {
    const { readAll } = createMetricsShare(new Registry(), () => {}, 10)
    await expect(readAll()).rejects.toThrow('supervisor')
  })
})
