import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '../database/connection'
import { openDatabase } from '../database/open-database'
import { poolSizes } from '../database/postgres/postgres'
import { databases } from '../testing/database/databases'
import { createMetrics } from './metrics'
import { connectionMetrics, jobMetrics } from './observers'

const startMetrics = () => {
  const metrics = createMetrics()
  onTestFinished(metrics.stop)
  const metricOf = async (line: string) =>
    (await metrics.registry.metrics())
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1)
  return { metrics, metricOf }
}

describe.each(databases)('waits for connections on $name', ({ newUrl }) => {
  test('are counted while they last, and timed', async () => {
    const { metrics, metricOf } = startMetrics()
    const connections = 5
    const observer = { acquiring: connectionMetrics(metrics) }
    const db = openDatabase(await newUrl(), undefined, { connections, observer })
    onTestFinished(() => db.destroy())
    const count = isPostgres(db) ? poolSizes(connections).work : 1
    const transactions = await Promise.all(Array.from({ length: count }, () => db.startTransaction().execute()))
    const statement = sql`select 1`.execute(db)
    await expect.poll(() => metricOf('marque_database_connections_waiting')).toBe('1')
    expect(await metricOf('marque_database_connection_wait_seconds_count')).toBe(String(count))
    await Promise.all(transactions.map((transaction) => transaction.rollback().execute()))
    await statement
    expect(await metricOf('marque_database_connections_waiting')).toBe('0')
    expect(await metricOf('marque_database_connection_wait_seconds_count')).toBe(String(count + 1))
  })
})

test('metrics of jobs: they are timed by outcome, and a failure is passed on', async () => {
  const { metrics, metricOf } = startMetrics()
  const observe = jobMetrics(metrics)
  await observe('outbox', async () => {})
  await expect(observe('refunds', () => Promise.reject(new Error('no provider')))).rejects.toThrow('no provider')
  expect(await metricOf('marque_job_duration_seconds_count{job="outbox",outcome="ok"}')).toBe('1')
  expect(await metricOf('marque_job_duration_seconds_count{job="refunds",outcome="failed"}')).toBe('1')
  expect(Number(await metricOf('marque_job_last_success_timestamp_seconds{job="outbox"}'))).toBeGreaterThan(1e9)
  expect(await metricOf('marque_job_last_success_timestamp_seconds{job="refunds"}')).toBeUndefined()
})
