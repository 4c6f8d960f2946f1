import argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password'

const verify = vi.spyOn(argon2, 'verify')
afterAll(() => verify.mockRestore())

let stored = ''
beforeAll(async () => {
  stored = await hashPassword('correct horse')
})

test('password hash: argon2id with the parameters of OWASP and a new salt', async () => {
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('correct horse')).not.toBe(stored)
})

test('password verification: only the right password is accepted', async () => {
  expect(await verifyPassword(stored, 'correct horse')).toBe(true)
  for (const wrong of ['', 'Correct horse', 'correct horse ', 'correct hors']) {
    expect(await verifyPassword(stored, wrong)).toBe(false)
  }
})

test('password verification: without a hash it takes one verification too, and fails', async () => {
  verify.mockClear()
  expect(await verifyPassword(null, 'a password that nobody has')).toBe(false)
  expect(await verifyPassword(undefined, 'a password that nobody has')).toBe(false)
  expect(verify).toHaveBeenCalledTimes(2)
})

test('password verification: a password of more than 200 characters is refused without hashing', async () => {
  verify.mockClear()
  expect(await verifyPassword(stored, 'x'.repeat(201))).toBe(false)
  expect(verify).not.toHaveBeenCalled()
  const long = 'x'.repeat(200)
  expect(await verifyPassword(await hashPassword(long), long)).toBe(true)
})
