import { beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store'
import type { StoredUser } from './stored-user'

const user = (id: string): StoredUser => ({
  id,
  name: 'Lucia Ferrante',
  email: `${id}@example.com`,
  role: 'customer',
  avatar: '/artwork/avatar/usr-1.svg',
  createdAt: '2026-01-01T00:00:00.000Z',
})
const otherTabChanged = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
const store = (stored?: StoredUser) => {
  if (stored) localStorage.setItem('user:customer', JSON.stringify(stored))
  const listener = vi.fn()
  const session = createSessionStore(() => localStorage)
  session.subscribe(listener)
  return { session, listener }
}

beforeEach(() => localStorage.clear())

test('session: the stored user is unconfirmed until the server answers', () => {
  expect(store(user('usr-1')).session.read()).toEqual({ user: user('usr-1'), confirmed: false })
  localStorage.clear()
  expect(store().session.read()).toEqual({ user: undefined, confirmed: false })
})

test('session: begins, is invalidated, and ends; the document is marked before listeners are notified', () => {
  const { session, listener } = store()
  const marked = () => document.documentElement.hasAttribute('data-signed-in')
  session.begin(user('usr-1'))
  expect([session.read().confirmed, marked(), listener.mock.calls.length]).toEqual([true, true, 1])
  session.invalidate()
  expect(session.read()).toEqual({ user: user('usr-1'), confirmed: false })
  session.end()
  expect([session.read(), marked()]).toEqual([{ user: undefined, confirmed: true }, false])
  session.begin(user('usr-1'))
  session.leave('/login')
  expect(session.read().leftTo).toBe('/login')
  expect(localStorage.length).toBe(0)
})

test('session: a sign-out in another tab signs this one out', () => {
  const { session, listener } = store(user('usr-1'))
  session.read()
  localStorage.clear()
  otherTabChanged('user:customer')
  expect(session.read()).toEqual({ user: undefined, confirmed: true })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('session: another user in another tab is unconfirmed here until the server answers', () => {
  const { session } = store(user('usr-1'))
  session.read()
  localStorage.setItem('user:customer', JSON.stringify(user('usr-2')))
  otherTabChanged('user:customer')
  expect(session.read()).toEqual({ user: user('usr-2'), confirmed: false })
})

test('session: storage events of the same user or of other keys change nothing', () => {
  const { session, listener } = store(user('usr-1'))
  session.begin(user('usr-1'))
  listener.mockClear()
  otherTabChanged('user:customer')
  otherTabChanged('cart')
  expect(session.read().confirmed).toBe(true)
  expect(listener).not.toHaveBeenCalled()
})
