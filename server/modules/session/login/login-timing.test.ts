import argon2 from '@node-rs/argon2'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { login } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { watchStatements } from '../../../testing/database/watch-statements'
import { executor } from '../../../testing/execute'

const verify = vi.spyOn(argon2, 'verify')
afterAll(() => verify.mockRestore())

const parametersOf = (hash: string) => hash.split('$').slice(1, 4).join('$')

describe.each(databases)('login timing on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const execute = executor(db, { afterResponse: () => {} })
  beforeEach(() => {
    verify.mockClear()
    statements.length = 0
  })
  afterAll(() => db.destroy())

  test.each([
    ['an account', 'broker@example.com'],
    ['an unknown address', 'nobody@example.com'],
    ['an account without a password', 'eleanor@whitcombe.example'],
    ['an invalid address', 'nonsense'],
  ])('a wrong password for %s takes one verification and the same statements', async (_, email) => {
    expect((await login(execute, { email, password: 'wrong one' })).__typename).toBe('InvalidCredentials')
    expect(verify.mock.calls.map(([hash]) => parametersOf(String(hash)))).toEqual(['argon2id$v=19$m=8,t=1,p=1'])
    const kinds = statements.map(({ sql }) => sql.split(' ').slice(0, 3).join(' '))
    expect(kinds.filter((kind) => !/^(begin|commit)/.test(kind))).toEqual([
      'select * from',
      'select "value" from',
      'select "bucket", "made_at"',
      'insert into "rate_limit_attempt"',
      'select "bucket", "made_at"',
    ])
  })
})
