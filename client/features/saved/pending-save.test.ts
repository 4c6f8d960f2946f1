import { beforeEach, expect, test } from 'vitest'
import { createPendingSave } from './pending-save'

const pendingSave = createPendingSave(() => sessionStorage)
const wanted = { listingId: 'srv-1101', path: '/marketplace?sort=rating' }

beforeEach(() => sessionStorage.clear())

test('pending save: is taken once, and only on its own page', () => {
  pendingSave.set(wanted)
  expect(pendingSave.take('/marketplace')).toBeUndefined()
  expect([pendingSave.take(wanted.path), pendingSave.take(wanted.path)]).toEqual(['srv-1101', undefined])
})

test('pending save: the last one counts until it is cleared', () => {
  pendingSave.set(wanted)
  pendingSave.set({ ...wanted, listingId: 'srv-1102' })
  expect(pendingSave.take(wanted.path)).toBe('srv-1102')
  pendingSave.set(wanted)
  pendingSave.clear()
  expect(pendingSave.take(wanted.path)).toBeUndefined()
})

test.each(['nonsense', 'null', '7', '{"path":"/"}', '{"listingId":7,"path":"/"}', '{"listingId":"srv-1101"}'])(
  'pending save: %s in storage counts as none',
  (text) => {
    sessionStorage.setItem('save', text)
    expect(pendingSave.take('/')).toBeUndefined()
  },
)

test('pending save: is lost without an error where storage is blocked', () => {
  const blocked = createPendingSave(() => {
    throw new Error('blocked')
  })
  blocked.set(wanted)
  blocked.clear()
  expect(blocked.take(wanted.path)).toBeUndefined()
})
