import { expect, test } from 'vitest'
import { createLog } from '../infrastructure/log'
import { handleEach } from '../lib/for-each-due'
import { createAfterResponse } from './after-response'

const newLog = () => {
  const lines: unknown[] = []
  return { lines, log: { ...createLog('silent'), error: (...line: unknown[]) => void lines.push(line) } }
}

test('work after a response: it starts later and can be awaited', async () => {
  const done: string[] = []
  const { run, finish } = createAfterResponse(newLog().log, 0)
  run('first', async () => {
    done.push('first')
    run('second', async () => void done.push('second'))
  })
  expect(done).toEqual([])
  await finish()
  expect(done).toEqual(['first', 'second'])
})

test('work after a response: a failure is logged without its message', async () => {
  const { lines, log } = newLog()
  const { run, finish } = createAfterResponse(log, 0)
  const refusal = Object.assign(new Error('550 <ada@example.com> is unknown'), { code: 'EENVELOPE', responseCode: 550 })
  run('mail', async () => Promise.reject(refusal))
  await finish()
  expect(lines).toEqual([
    [{ work: 'mail', reason: { name: 'Error', code: 'EENVELOPE', responseCode: 550 } }, 'Work after a response failed'],
  ])
})

test('work after a response: each row that fails is logged with its id', async () => {
  const { lines, log } = newLog()
  const { run, finish } = createAfterResponse(log, 0)
  const refusal = Object.assign(new Error('Card of ada@example.com'), { code: 'card_closed' })
  const nameOf = (id: string) => id
  run('refunds', () => handleEach(['rfd-a', 'rfd-b'], nameOf, async () => Promise.reject(refusal)))
  await finish()
  expect(lines).toEqual(
    ['rfd-a failed', 'rfd-b failed'].map((row) => [
      { work: 'refunds', row, reason: { name: 'Error', code: 'card_closed' } },
      'Work after a response failed',
    ]),
  )
})

test('work after a response: it is limited to a thousand pieces; more are dropped', async () => {
  const { lines, log } = newLog()
  const { run, finish } = createAfterResponse(log, 0)
  const done: number[] = []
  for (let i = 0; i < 1_001; i++) run('mail', async () => void done.push(i))
  await finish()
  expect([done.length, lines.length]).toEqual([1_000, 1])
})
