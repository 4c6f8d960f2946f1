import { expect, test, vi } from 'vitest'
import { createReading } from './reading'

test('reading: it is repeated once its time is over', async () => {
  let time = 0
  const read = vi.fn(async () => time)
  const reading = createReading(read, 1_000, { clock: () => time })
  expect(await reading()).toBe(0)
  time = 999
  expect(await reading()).toBe(0)
  time = 1_000
  expect(await reading()).toBe(1_000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('reading: one that misses its deadline has no value, and is not started twice', async () => {
  let finish = (_: string) => {}
  const promise = new Promise<string>((resolve) => {
    finish = resolve
  })
  const read = vi.fn(() => promise)
  const reading = createReading(read, 1_000, { clock: () => 0, deadlineMs: 0 })
  expect(await reading()).toBeUndefined()
  expect(await reading()).toBeUndefined()
  finish('read')
  await promise
  expect(await reading()).toBe('read')
  expect(read).toHaveBeenCalledTimes(1)
})

test('reading: one that fails has no value, and is repeated at once', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no database')).mockResolvedValue('read')
  const reading = createReading(read, 1_000, { clock: () => 0 })
  expect([await reading(), await reading()]).toEqual([undefined, 'read'])
})
