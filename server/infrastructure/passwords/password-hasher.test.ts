import { beforeAll, describe, expect, test, vi } from 'vitest'
import { nativeArgon2 } from './native-argon2'
import { createPasswordHasher } from './password-hasher'
import { portableArgon2 } from './portable-argon2'

describe.each([
  { name: 'native', hasher: nativeArgon2, other: portableArgon2 },
  { name: 'portable', hasher: portableArgon2, other: nativeArgon2 },
])('password hash of $name code', ({ hasher, other }) => {
  let stored = ''
  beforeAll(async () => {
    stored = await hasher.hash('correct horse')
  })

  test('is argon2id with the parameters of OWASP and a new salt', async () => {
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await hasher.hash('correct horse')).not.toBe(stored)
  })

  test('accepts only the right password', async () => {
    expect(await hasher.verify(stored, 'correct horse')).toBe(true)
    for (const wrong of ['', 'Correct horse', 'correct horse ', 'correct hors']) {
      expect(await hasher.verify(stored, wrong)).toBe(false)
    }
  })

  test('is verified by the other code, too', async () => {
    expect(await other.verify(stored, 'correct horse')).toBe(true)
    expect(await other.verify(stored, 'wrong horse')).toBe(false)
  })
})

const countingHasher = () => {
  const verify = vi.fn(async (hash: string, password: string) => hash === `hash of ${password}`)
  return { verify, hasher: createPasswordHasher({ hash: async (password) => `hash of ${password}`, verify }) }
}

test('password verification: without a hash it takes one verification too, and fails', async () => {
  const { verify, hasher } = countingHasher()
  expect(await hasher.verify(null, 'a password that nobody has')).toBe(false)
  expect(await hasher.verify(undefined, 'a password that nobody has')).toBe(false)
  expect(verify).toHaveBeenCalledTimes(2)
})

test('password verification: a password of more than 200 characters is refused without hashing', async () => {
  const { verify, hasher } = countingHasher()
  expect(await hasher.verify(`hash of ${'x'.repeat(201)}`, 'x'.repeat(201))).toBe(false)
  expect(verify).not.toHaveBeenCalled()
  expect(await hasher.verify(`hash of ${'x'.repeat(200)}`, 'x'.repeat(200))).toBe(true)
})
