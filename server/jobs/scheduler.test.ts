import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { nobody } from '../api/visitor'
import { createClock } from '../infrastructure/clock'
import { createLog } from '../infrastructure/log'
import { handleEach } from '../lib/for-each-due'
import { wait } from '../lib/timers'
import { createContainer } from '../modules/container'
import { signedInAs } from '../testing/accounts/sign-in'
import { openSample } from '../testing/database/open-sample'
import { engagementsWith, expectBalancedLedger } from '../testing/engagements'
import { executor } from '../testing/execute'
import { testInfrastructure } from '../testing/infrastructure'
import { createJobs } from './jobs'
import { startScheduler } from './scheduler'

describe('scheduler: jobs', async () => {
  const db = await openSample()
  const clock = createClock(true)
  const infrastructure = testInfrastructure({ clock })
  const jobs = createJobs({ write: async () => {} }, createLog('silent'))
  const container = () => createContainer(db, infrastructure, nobody)
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await db.destroy()
  })

  test('forget notifications of the payment provider after 30 days', async () => {
    const receivedAt = (daysAgo: number) => new Date(clock.now().getTime() - daysAgo * 86_400_000).toISOString()
    const rows = [29, 31].map((days) => ({ id: `evt_${days}`, receivedAt: receivedAt(days) }))
    await db.insertInto('providerNotification').values(rows).execute()
    await jobs.find(({ name }) => name === 'sweep of provider notifications')?.run(container())
    expect(await db.selectFrom('providerNotification').select('id').execute()).toEqual([{ id: 'evt_29' }])
  })

  test('forget attempts after a day', async () => {
    const madeAt = (hoursAgo: number) => new Date(clock.now().getTime() - hoursAgo * 3_600_000).toISOString()
    const rows = [23, 25].map((hours) => ({ id: `${hours}`, bucket: 'login', madeAt: madeAt(hours) }))
    await db.insertInto('rateLimitAttempt').values(rows).execute()
    await jobs.find(({ name }) => name === 'sweep of rate-limit attempts')?.run(container())
    expect(await db.selectFrom('rateLimitAttempt').select('id').execute()).toEqual([{ id: '23' }])
  })

  test('run at the start, then every half minute, until they are stopped', async () => {
    const execute = executor(db, { clock })
    const customer = await signedInAs(execute, 'CUSTOMER')
    const stateOf = async (number: string) => (await engagementsWith(execute).readEngagement(customer, number)).state
    const move = async (days: number) => {
      await container().sessionService.shiftBy(days)
      await container().clockRepository.moveBy(days)
    }
    await move(4)
    await startScheduler(jobs, container, createLog('silent'))()
    // `move` wrote to the database only, as another process would: the job has read it.
    expect(clock.daysAhead()).toBe(4)
    expect([await stateOf('MQ-2E2QZ'), await stateOf('MQ-2F7KF')]).toEqual(['COMPLETED', 'DELIVERED'])
    const stop = startScheduler(jobs, container, createLog('silent'))
    await move(10)
    vi.advanceTimersByTime(30_000)
    await stop()
    expect(await stateOf('MQ-2F7KF')).toBe('COMPLETED')
    await move(30)
    vi.advanceTimersByTime(60_000)
    expect(clock.daysAhead()).toBe(14)
    await expectBalancedLedger(db)
  })
})

test('scheduler: all jobs of one delay run after it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ran: string[] = []
  const delayedJobs = ['a', 'b', 'c'].map((name) => ({
    name,
    everySeconds: 3_600,
    delaySeconds: 60,
    // As long as a statement takes.
    run: () => wait(10).then(() => ran.push(name)),
  }))
  const stop = startScheduler(delayedJobs, () => undefined, createLog('silent'))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(ran).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  await stop()
  expect(ran).toEqual(['a', 'b', 'c'])
})

test('scheduler: a job apart that waits for another system holds no other back', async () => {
  const ran: string[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const jobs = [
    { name: 'refunds', everySeconds: 30, apart: true as const, run: () => answered },
    { name: 'deadlines', everySeconds: 30, run: async () => ran.push('deadlines') },
  ]
  const stop = startScheduler(jobs, () => undefined, createLog('silent'))
  await expect.poll(() => ran).toEqual(['deadlines'])
  answer()
  await stop()
})

test('scheduler: a mail server that does not answer holds no other job back', async () => {
  const ran = new Set<string>()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const jobs = createJobs({ write: async () => {} }, createLog('silent'))
    .filter(({ delaySeconds }) => delaySeconds === undefined)
    .map((job) => ({ ...job, run: async () => void (job.name === 'outbox' ? await answered : ran.add(job.name)) }))
  const stop = startScheduler(jobs, () => undefined, createLog('silent'))
  await expect.poll(() => ran.size).toBe(jobs.length - 1)
  answer()
  await stop()
})

test('scheduler: each job of a round has a scope of its own', async () => {
  const scopes: object[] = []
  const jobs = ['outbox', 'announcements'].map((name) => ({
    name,
    everySeconds: 30,
    run: async (scope: object) => scopes.push(scope),
  }))
  await startScheduler(jobs, () => ({}), createLog('silent'))()
  expect([scopes.length, new Set(scopes).size]).toEqual([2, 2])
})

test('scheduler: a job that fails for several rows logs each of them', async () => {
  const lines: string[] = []
  const refunds = {
    name: 'refunds',
    everySeconds: 60,
    run: () =>
      handleEach(
        ['rfd-a', 'rfd-b'],
        (id) => id,
        async () => Promise.reject(new Error('The provider refuses')),
      ),
  }
  await startScheduler([refunds], () => ({}), createLog('info', { write: (line) => void lines.push(line) }))()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'A job failed', job: 'refunds', err: { message: 'rfd-a failed: The provider refuses' } },
    { msg: 'A job failed', job: 'refunds', err: { message: 'rfd-b failed: The provider refuses' } },
  ])
})
