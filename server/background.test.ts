import { expect, test } from 'vitest'
import { createBackground } from './background'
import { createLog } from './log'

const logged = () => {
  const lines: unknown[] = []
  return { lines, log: { ...createLog('silent'), error: (...line: unknown[]) => void lines.push(line) } }
}

test('work begins after the answer, and can be waited for', async () => {
  const done: string[] = []
  const { later, finish } = createBackground(logged().log, 0)
  later('first', async () => {
    done.push('first')
    later('second', async () => void done.push('second'))
  })
  expect(done).toEqual([])
  await finish()
  expect(done).toEqual(['first', 'second'])
})

test('what fails is logged by kind alone, and fails nothing else', async () => {
  const { lines, log } = logged()
  const { later, finish } = createBackground(log, 0)
  const refusal = Object.assign(new Error('550 <ada@example.com> is unknown'), { code: 'EENVELOPE', responseCode: 550 })
  later('mail', async () => Promise.reject(refusal))
  await finish()
  expect(lines).toEqual([
    [
      { work: 'mail', reason: { name: 'Error', code: 'EENVELOPE', responseCode: 550 } },
      'Work in the background failed',
    ],
  ])
})

test('more than a thousand at once are given up', async () => {
  const { lines, log } = logged()
  const { later, finish } = createBackground(log, 0)
  const done: number[] = []
  for (let i = 0; i < 1_001; i++) later('mail', async () => void done.push(i))
  await finish()
  expect([done.length, lines.length]).toEqual([1_000, 1])
})
