import { CombinedGraphQLErrors } from '@apollo/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListingForm_ListingFragment } from '../editor/listing-form.generated'
import { createAutosave, type Send } from './autosave'

const listing: ListingForm_ListingFragment = {
  __typename: 'OwnListing',
  id: 'prd-1',
  kind: 'PRODUCT',
  title: '',
  description: '',
  cover: '/c',
  images: [],
  price: null,
  deliveryDays: null,
  tags: [],
  licence: '',
  questions: [],
  faq: [],
  included: [],
  packages: [],
  extras: [],
  teamLicence: null,
  category: null,
  status: 'DRAFT',
  takenDown: false,
  hasUnpublishedChanges: false,
  createdAt: 'then',
  updatedAt: '0',
}

const createDraft = (send: Send) => createAutosave(listing, send)

let version = 0
const saveListing: Send = async ({ title }) => {
  version += 1
  const saved = { ...listing, title, updatedAt: String(version) }
  return { __typename: 'ListingSaved', listing: saved }
}

beforeEach(() => {
  vi.useFakeTimers()
  version = 0
})
afterEach(() => vi.useRealTimers())

test('autosave: waits for a pause and sends the latest text', async () => {
  const send = vi.fn(saveListing)
  const autosave = createDraft(send)
  autosave.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(700)
  autosave.change({ title: 'ab' })
  expect(autosave.read().state).toBe('waiting')
  await vi.advanceTimersByTimeAsync(799)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send.mock.calls.map(([{ title, updatedAt }]) => [title, updatedAt])).toEqual([['ab', '0']])
  expect(autosave.read()).toMatchObject({ state: 'saved', listing: { updatedAt: '1' } })
})

test('autosave: sends one save at a time, and the next one has the version of its response', async () => {
  let answer = () => {}
  const send = vi.fn<Send>(async (input) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return saveListing(input)
  })
  const autosave = createDraft(send)
  autosave.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(800)
  autosave.change({ title: 'ab' })
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
  expect(autosave.read()).toMatchObject({ state: 'saved', values: { title: 'ab' } })
})

test('autosave: an unanswered save is sent again before a newer one', async () => {
  const send = vi.fn(saveListing)
  send.mockRejectedValueOnce(new Error('offline'))
  const autosave = createDraft(send)
  autosave.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(800)
  expect(autosave.read().state).toBe('failed')
  autosave.change({ title: 'ab' })
  expect(await autosave.save()).toBe(true)
  expect(send.mock.calls.map(([{ title }]) => title)).toEqual(['a', 'a', 'ab'])
})

test('autosave: a failed save is retried', async () => {
  const send = vi.fn(saveListing)
  send.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const autosave = createDraft(send)
  autosave.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(800 + 5_000)
  expect(autosave.read()).toMatchObject({ state: 'failed', values: { title: 'a' } })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(autosave.read().state).toBe('saved')
})

test('autosave: a draft stays failed, also while it is typed and retried, until a save succeeds', async () => {
  const send = vi.fn(saveListing)
  send.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const autosave = createDraft(send)
  const states = new Set<string>()
  autosave.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(800)
  autosave.subscribe(() => states.add(autosave.read().state))
  autosave.change({ title: 'ab' })
  await vi.advanceTimersByTimeAsync(800)
  expect([...states]).toEqual(['failed'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(autosave.read().state).toBe('saved')
})

test.each(['UNAUTHENTICATED', 'FORBIDDEN'])('autosave: a save that is refused as %s is not retried', async (code) => {
  const errors = [{ message: 'No.', extensions: { code } }]
  const send = vi.fn<Send>().mockRejectedValue(new CombinedGraphQLErrors({ errors }))
  const autosave = createDraft(send)
  autosave.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledOnce()
  expect(autosave.read()).toMatchObject({ state: 'forbidden', values: { title: 'a' } })
})

test('autosave: a conflict is solved by keeping one of two versions', async () => {
  const other = { ...listing, title: 'theirs', updatedAt: '7' }
  const send = vi.fn(saveListing)
  for (const choose of ['keepMine', 'takeOther'] as const) {
    send.mockResolvedValueOnce({ __typename: 'EditConflict', current: other })
    const autosave = createDraft(send)
    autosave.change({ title: 'mine' })
    expect(await autosave.save()).toBe(false)
    autosave.change({ title: 'mine too' })
    expect(autosave.read().state).toBe('conflict')
    autosave[choose]()
    await vi.advanceTimersByTimeAsync(0)
    const kept = choose === 'keepMine' ? 'mine too' : 'theirs'
    expect(autosave.read()).toMatchObject({ state: 'saved', values: { title: kept } })
  }
  expect(send.mock.lastCall?.[0]).toMatchObject({ title: 'mine' })
  expect(send.mock.calls[1]?.[0]).toMatchObject({ title: 'mine too', updatedAt: '7' })
})

test('autosave: an invalid price is not sent', async () => {
  const send = vi.fn(saveListing)
  const autosave = createDraft(send)
  autosave.change({ price: 'free' })
  expect(await autosave.save()).toBe(false)
  expect(autosave.read()).toMatchObject({ state: 'refused', problem: { field: 'price' } })
  autosave.change({ title: 'a' })
  expect(autosave.read().state).toBe('refused')
  autosave.change({ price: '5' })
  expect(await autosave.save()).toBe(true)
  expect(send).toHaveBeenCalledTimes(1)
})

test('autosave: waits as long as the rate limit asks for, and keeps the text', async () => {
  const send = vi.fn(saveListing)
  send.mockResolvedValueOnce({ __typename: 'TooManyAttempts', retryAfterSeconds: 60 })
  const autosave = createDraft(send)
  autosave.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(800)
  expect(autosave.read()).toMatchObject({ state: 'failed', values: { title: 'a' } })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(autosave.read()).toMatchObject({ state: 'saved', listing: { title: 'a' } })
})
