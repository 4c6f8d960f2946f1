import { expect, test, vi } from 'vitest'
import type { Send } from './draft-keeper'
import { inFakeTime, keep, saves } from './draft-keeper-harness'

inFakeTime()

test('waits for a pause, and sends the last word', async () => {
  const send = vi.fn(saves)
  const keeper = keep(send)
  keeper.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(700)
  keeper.change({ title: 'ab' })
  expect(keeper.read().state).toBe('waiting')
  await vi.advanceTimersByTimeAsync(799)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send.mock.calls.map(([{ title, updatedAt }]) => [title, updatedAt])).toEqual([['ab', '0']])
  expect(keeper.read()).toMatchObject({ state: 'saved', listing: { updatedAt: '1' } })
})

test('one save at a time; what is typed meanwhile follows, on top of the answer', async () => {
  let answer = () => {}
  const send = vi.fn<Send>(async (input) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return saves(input)
  })
  const keeper = keep(send)
  keeper.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(800)
  keeper.change({ title: 'ab' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(send).toHaveBeenCalledTimes(1)
  answer()
  await vi.advanceTimersByTimeAsync(800)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(send.mock.calls.map(([{ title, updatedAt }]) => [title, updatedAt])).toEqual([
    ['a', '0'],
    ['ab', '1'],
  ])
  expect(keeper.read()).toMatchObject({ state: 'saved', values: { title: 'ab' } })
})
