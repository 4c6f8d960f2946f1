import { expect, test } from 'vitest'
import { unusable } from './prepare-database'

test.each([
  ['a lock that others hold', '55P03', 'Stop the program that locks it'],
  ['a user who may not create tables', '42501', 'Let its user own it'],
  ['a folder of another account', 'EACCES', 'Let this account write it and its folder'],
  ['a file of another account', 'EPERM', 'Let this account write it and its folder'],
  ['a disk that is read-only', 'EROFS', 'Let this account write it and its folder'],
  ['a damaged file', 'SQLITE_CORRUPT', 'Restore a backup'],
])('database advice: %s', (_, code, advice) => {
  const { message } = unusable('postgres://marque@db.example/marque', Object.assign(new Error('Refused'), { code }))
  expect(message).toBe(
    `The database at db.example/marque can't be used (Refused). ${advice}, or name another in DATABASE_URL.`,
  )
})
