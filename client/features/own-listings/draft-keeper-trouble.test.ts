import { expect, test, vi } from 'vitest'
import { inFakeTime, keep, listing, saves } from './draft-keeper-harness'

inFakeTime()

test('after an answer that never came the same goes first: it may have arrived', async () => {
  const send = vi.fn(saves)
  send.mockRejectedValueOnce(new Error('offline'))
  const keeper = keep(send)
  keeper.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(800)
  expect(keeper.read().state).toBe('failed')
  keeper.change({ title: 'ab' })
  expect(await keeper.save()).toBe(true)
  expect(send.mock.calls.map(([{ title }]) => title)).toEqual(['a', 'a', 'ab'])
})

test('tries again by itself', async () => {
  const send = vi.fn(saves)
  send.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const keeper = keep(send)
  keeper.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(800 + 5_000)
  expect(keeper.read()).toMatchObject({ state: 'failed', values: { title: 'a' } })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(keeper.read().state).toBe('saved')
})

test('of two versions one is chosen', async () => {
  const other = { ...listing, images: [], tags: [], title: 'theirs', updatedAt: '7' }
  const send = vi.fn(saves)
  for (const choose of ['keepMine', 'takeOther'] as const) {
    send.mockResolvedValueOnce({ __typename: 'EditConflict', current: other })
    const keeper = keep(send)
    keeper.change({ title: 'mine' })
    expect(await keeper.save()).toBe(false)
    keeper.change({ title: 'mine too' })
    expect(keeper.read().state).toBe('conflict')
    keeper[choose]()
    await vi.advanceTimersByTimeAsync(0)
    const kept = choose === 'keepMine' ? 'mine too' : 'theirs'
    expect(keeper.read()).toMatchObject({ state: 'saved', values: { title: kept } })
  }
  expect(send.mock.lastCall?.[0]).toMatchObject({ title: 'mine' })
  expect(send.mock.calls[1]?.[0]).toMatchObject({ title: 'mine too', updatedAt: '7' })
})

test('what can’t be understood is not sent', async () => {
  const send = vi.fn(saves)
  const keeper = keep(send)
  keeper.change({ price: 'free' })
  expect(await keeper.save()).toBe(false)
  expect(keeper.read()).toMatchObject({ state: 'refused', problem: { field: 'price' } })
  keeper.change({ price: '5' })
  expect(await keeper.save()).toBe(true)
  expect(send).toHaveBeenCalledTimes(1)
})
