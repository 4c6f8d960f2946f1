import { describe, expect, test, vi } from 'vitest'
import { createSupervisor, type SiteProcess } from './supervisor'

/** Processes that the test makes ready and ends. */
const setUp = (count: number) => {
  let time = 0
  const waits: number[] = []
  const events: string[] = []
  const log = { error: vi.fn(), info: vi.fn() }
  const started: { becomeReady: () => void; end: (code: number) => void }[] = []
  const start = (): SiteProcess => {
    const pid = started.length + 1
    let becomeReady = () => {}
    let end: (code: number) => void = () => {}
    const exited = new Promise<number>((resolve) => {
      end = resolve
    })
    const ready = new Promise<void>((resolve, reject) => {
      becomeReady = resolve
      void exited.then(() => reject(new Error('ended')))
    })
    started.push({ becomeReady, end })
    events.push(`start ${pid}`)
    const leave = (how: string) => () => {
      events.push(`${how} ${pid}`)
      end(0)
    }
    return { pid, ready, exited, drain: leave('drain'), stop: leave('stop') }
  }
  let paused: Promise<void> | undefined
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
    await paused
  }
  const supervisor = createSupervisor({ count, start, log, clock: () => time, wait })
  const processAt = (index: number) => started[index] ?? expect.fail()
  return {
    ...supervisor,
    waits,
    events,
    log,
    processAt,
    pauseWaits: () => {
      paused = new Promise(() => {})
    },
    started: (number: number) => expect.poll(() => started).toHaveLength(number),
    advance: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

describe('supervisor', () => {
  test('starts the others once the first accepts requests', async () => {
    const { start, events, processAt } = setUp(3)
    const starting = start()
    expect(events).toEqual(['start 1'])
    processAt(0).becomeReady()
    await starting
    expect(events).toEqual(['start 1', 'start 2', 'start 3'])
  })

  test('does not start if the first process ends before it accepts requests', async () => {
    const { start, events, processAt } = setUp(3)
    const starting = start()
    processAt(0).end(1)
    await expect(starting).rejects.toThrow('ended')
    expect(events).toEqual(['start 1'])
  })

  test('replaces a process that has ended, after waits that grow while they end soon', async () => {
    const { start, started, waits, processAt, advance } = setUp(1)
    const starting = start()
    processAt(0).becomeReady()
    await starting
    advance(60_000)
    for (let index = 0; index < 9; index += 1) {
      processAt(index).end(1)
      await started(index + 2)
    }
    expect(waits).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
    advance(60_000)
    processAt(9).end(1)
    await started(11)
    expect(waits.at(-1)).toBe(0)
  })

  test('restart: drains one process at a time, each once its successor accepts requests', async () => {
    const { start, restart, started, events, processAt } = setUp(2)
    const starting = start()
    processAt(0).becomeReady()
    await starting
    const restarting = restart()
    expect(restart()).toBe(restarting)
    await started(3)
    expect(events).not.toContain('drain 1')
    processAt(2).becomeReady()
    await started(4)
    processAt(3).becomeReady()
    await restarting
    expect(events).toEqual(['start 1', 'start 2', 'start 3', 'drain 1', 'start 4', 'drain 2'])
  })

  test('restart: a process that has ended and waits for its successor is replaced and not drained', async () => {
    const { start, restart, started, events, processAt, pauseWaits } = setUp(1)
    const starting = start()
    processAt(0).becomeReady()
    await starting
    pauseWaits()
    processAt(0).end(1)
    const restarting = restart()
    await started(2)
    processAt(1).becomeReady()
    await restarting
    expect(events).toEqual(['start 1', 'start 2'])
  })

  test('restart: keeps the old processes if a new one doesn’t start', async () => {
    const { start, restart, started, events, processAt, log } = setUp(2)
    const starting = start()
    processAt(0).becomeReady()
    await starting
    const restarting = restart()
    await started(3)
    processAt(2).end(1)
    await restarting
    expect(events).toEqual(['start 1', 'start 2', 'start 3'])
    expect(log.error).toHaveBeenCalledOnce()
  })

  test('stop: ends a restart without a line in the log', async () => {
    const { start, restart, stop, started, processAt, log } = setUp(1)
    const starting = start()
    processAt(0).becomeReady()
    await starting
    const restarting = restart()
    await started(2)
    await stop()
    await restarting
    expect([log.info, log.error].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  test('stop: stops all processes, and replaces none', async () => {
    const { start, stop, events, processAt } = setUp(2)
    const starting = start()
    processAt(0).becomeReady()
    await starting
    await stop()
    expect(events).toEqual(['start 1', 'start 2', 'stop 1', 'stop 2'])
  })
})
