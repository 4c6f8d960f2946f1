import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/database/databases'
import { createJobLeaseRepository } from './job-lease.repository'
import { createRunLeased } from './run-leased'
import { startScheduler } from './scheduler'

describe.each(databases)('leased jobs on $name', async ({ openEmpty }) => {
  const db = await openEmpty()
  afterAll(() => db.destroy())
  const leases = createJobLeaseRepository(db)
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  beforeEach(() => void log.error.mockClear())

  /** Ends the lease of a job, as its time does. */
  const expire = (name: string) =>
    db.updateTable('jobLease').set({ until: '2001-01-01T00:00:00.000Z' }).where('name', '=', name).execute()

  /** A process that starts, runs its first round and stops. */
  const runProcess = async (name: string, run: () => Promise<unknown>, everySeconds = 3_600) => {
    const job = { name, everySeconds, leased: true, run } as const
    await startScheduler([job], () => undefined, log, { runLeased: createRunLeased(leases) })()
  }

  test('of several processes one runs the job within its interval, and after the interval one does again', async () => {
    const run = vi.fn(async () => {})
    await Promise.all([1, 2, 3, 4].map(() => runProcess('sweep', run)))
    await runProcess('sweep', run)
    expect(run).toHaveBeenCalledOnce()
    await expire('sweep')
    await runProcess('sweep', run)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('a job that fails is not leased, so that another process runs it', async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
    await runProcess('failing', run)
    expect(log.error).toHaveBeenCalledOnce()
    await runProcess('failing', run)
    await runProcess('failing', run)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('the lease of a process that was killed during the job runs out', async () => {
    const run = vi.fn(async () => {})
    expect(await leases.acquire('killed', 600)).toBeDefined()
    await runProcess('killed', run)
    expect(run).not.toHaveBeenCalled()
    expect(await leases.acquire('killed', 600)).toBeUndefined()
    await expire('killed')
    expect(await leases.acquire('killed', 600)).toBeDefined()
  })

  test.each([
    ['ends well', () => undefined],
    ['fails', () => Promise.reject(new Error('late'))],
  ])(
    'a process that has lost its lease, because its job took too long and %s, leaves the next lease alone',
    async (name, end) => {
      await runProcess(name, async () => {
        await expire(name)
        expect(await leases.acquire(name, 600)).toBeDefined()
        await end()
      })
      expect(await leases.acquire(name, 600)).toBeUndefined()
      const { until } = await db
        .selectFrom('jobLease')
        .select('until')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      expect(Date.parse(until) - Date.now()).toBeLessThan(700_000)
    },
  )
})
