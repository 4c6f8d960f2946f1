import { beforeEach, expect, test } from 'vitest'
import { createPendingSave, isListing, isSearch } from './pending-save'

const pendingSave = createPendingSave(() => sessionStorage)
const wanted = { what: 'srv-1101', path: '/marketplace?sort=rating' }

beforeEach(() => sessionStorage.clear())

test('pending save: is taken once, and only on its own page', () => {
  pendingSave.set(wanted)
  expect(pendingSave.take('/marketplace', isListing)).toBeUndefined()
  expect([pendingSave.take(wanted.path, isListing), pendingSave.take(wanted.path, isListing)]).toEqual([
    'srv-1101',
    undefined,
  ])
})

test('pending save: the last one counts until it is cleared', () => {
  pendingSave.set(wanted)
  pendingSave.set({ ...wanted, what: 'srv-1102' })
  expect(pendingSave.take(wanted.path, isListing)).toBe('srv-1102')
  pendingSave.set(wanted)
  pendingSave.clear()
  expect(pendingSave.take(wanted.path, isListing)).toBeUndefined()
})

test('pending save: a search is not taken as a listing, nor a listing as a search', () => {
  pendingSave.set({ ...wanted, what: 'search' })
  expect(pendingSave.take(wanted.path, isListing)).toBeUndefined()
  expect(pendingSave.take(wanted.path, isSearch)).toBe('search')
  pendingSave.set(wanted)
  expect(pendingSave.take(wanted.path, isSearch)).toBeUndefined()
})

test.each(['nonsense', 'null', '7', '{"path":"/"}', '{"what":7,"path":"/"}', '{"what":"srv-1101"}'])(
  'pending save: %s in storage counts as none',
  (text) => {
    sessionStorage.setItem('save', text)
    expect(pendingSave.take('/', isListing)).toBeUndefined()
  },
)

test('pending save: is lost without an error where storage is blocked', () => {
  const blocked = createPendingSave(() => {
    throw new Error('blocked')
  })
  blocked.set(wanted)
  blocked.clear()
  expect(blocked.take(wanted.path, isListing)).toBeUndefined()
})
