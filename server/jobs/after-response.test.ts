import { expect, test } from 'vitest'
import { createLog } from '../infrastructure/log'
import { createAfterResponse } from './after-response'

const logged = () => {
  const lines: unknown[] = []
  return { lines, log: { ...createLog('silent'), error: (...line: unknown[]) => void lines.push(line) } }
}

test('work begins after the answer, and can be waited for', async () => {
  const done: string[] = []
  const { run, finish } = createAfterResponse(logged().log, 0)
  run('first', async () => {
    done.push('first')
    run('second', async () => void done.push('second'))
  })
  expect(done).toEqual([])
  await finish()
  expect(done).toEqual(['first', 'second'])
})

test('what fails is logged by kind alone, and fails nothing else', async () => {
  const { lines, log } = logged()
  const { run, finish } = createAfterResponse(log, 0)
  const refusal = Object.assign(new Error('550 <ada@example.com> is unknown'), { code: 'EENVELOPE', responseCode: 550 })
  run('mail', async () => Promise.reject(refusal))
  await finish()
  expect(lines).toEqual([
    [{ work: 'mail', reason: { name: 'Error', code: 'EENVELOPE', responseCode: 550 } }, 'Work after a response failed'],
  ])
})

test('more than a thousand at once are given up', async () => {
  const { lines, log } = logged()
  const { run, finish } = createAfterResponse(log, 0)
  const done: number[] = []
  for (let i = 0; i < 1_001; i++) run('mail', async () => void done.push(i))
  await finish()
  expect([done.length, lines.length]).toEqual([1_000, 1])
})
