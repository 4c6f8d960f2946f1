import { beforeEach, describe, expect, test } from 'vitest'
import { readUser, type StoredUser, storeUser } from './stored-user'

const storage = () => localStorage
const vendor: StoredUser = {
  id: 'usr-1',
  name: 'Marta Keller',
  email: 'vendor@example.com',
  role: 'vendor',
  avatar: '/artwork/avatar/usr-1.svg',
  createdAt: '2024-03-01T00:00:00.000Z',
  company: 'Papermill',
}
const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

beforeEach(() => localStorage.clear())

test('stored user: is read from the key of its role only', () => {
  put('user:admin', { ...vendor, role: 'admin' })
  storeUser(storage, vendor)
  expect(Object.keys(localStorage)).toEqual(['user:vendor'])
  expect(readUser(storage)).toEqual(vendor)
  storeUser(storage, undefined)
  expect(Object.keys(localStorage)).toEqual([])
  expect(readUser(storage)).toBeUndefined()
})

test('stored user: a legacy entry moves to the key of its role', () => {
  put('user', vendor)
  expect(readUser(storage)).toEqual(vendor)
  expect(Object.keys(localStorage)).toEqual(['user:vendor'])
})

test('stored user: the first of vendor, freelancer, customer, broker, admin is taken', () => {
  const order = ['vendor', 'freelancer', 'customer', 'broker', 'admin'] as const
  for (const role of [...order].reverse()) put(`user:${role}`, { ...vendor, role })
  for (const role of order) {
    expect(readUser(storage)?.role).toBe(role)
    localStorage.removeItem(`user:${role}`)
  }
})

describe('stored user: malformed entries are removed', () => {
  test.each([
    'not json',
    '',
    'null',
    '7',
    '[]',
    '{}',
    JSON.stringify({ ...vendor, role: 'customer' }),
    JSON.stringify({ ...vendor, role: 'owner' }),
    JSON.stringify({ ...vendor, name: 7 }),
    JSON.stringify({ ...vendor, company: {} }),
  ])('%s', (text) => {
    localStorage.setItem('user:vendor', text)
    expect(readUser(storage)).toBeUndefined()
    expect(localStorage.getItem('user:vendor')).toBeNull()
  })

  test('a malformed legacy entry is removed', () => {
    localStorage.setItem('user', '{"role":"admin"}')
    expect(readUser(storage)).toBeUndefined()
    expect(Object.keys(localStorage)).toEqual([])
  })
})

test('stored user: there is none where storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  storeUser(blocked, vendor)
  expect(readUser(blocked)).toBeUndefined()
})
