import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startClockwork } from './clockwork'
import { openSample } from './database/open-sample'
import { createLog } from './log'
import { createClock } from './ports/clock/clock'
import { createServices } from './services/services'
import { executor } from './testing/execute'
import { testOutside } from './testing/outside'
import { signedInAs } from './testing/sign-in'
import { expectBalancedBooks, tradeWith } from './testing/trade'
import { nobody } from './visitor'

describe('the work of the clock', async () => {
  const db = await openSample()
  const clock = createClock(true)
  const outside = testOutside({ clock })
  const services = () => createServices(db, outside, nobody)
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await db.destroy()
  })

  test('does at the start what is due, then every half minute, until it is ended', async () => {
    const execute = executor(db, { clock })
    const customer = await signedInAs(execute, 'CUSTOMER')
    const stateOf = async (number: string) => (await tradeWith(execute).look(customer, number)).state
    const move = async (days: number) => {
      await services().clocks.moveSessions(days)
      await services().clocks.moveBy(days)
    }
    await move(4)
    await startClockwork(services, clock.now, createLog('silent'))()
    // Another process had moved the clock.
    expect(clock.daysAhead()).toBe(4)
    expect([await stateOf('MQ-2E2QZ'), await stateOf('MQ-2F7KF')]).toEqual(['COMPLETED', 'DELIVERED'])
    const stop = startClockwork(services, clock.now, createLog('silent'))
    await move(10)
    vi.advanceTimersByTime(30_000)
    await stop()
    expect(await stateOf('MQ-2F7KF')).toBe('COMPLETED')
    await move(30)
    vi.advanceTimersByTime(60_000)
    expect(clock.daysAhead()).toBe(14)
    await expectBalancedBooks(db)
  })
})
