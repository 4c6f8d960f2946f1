import { expect, test } from 'vitest'
import { accountPolicyOf } from './account-policy'
import { createPasswordRule } from './password-rule'

const ruleOf = (sampleData: boolean) =>
  createPasswordRule({ accountPolicy: accountPolicyOf({ sampleData, smtpUrl: undefined }) })
const common = 'Many people use this password, so it is easy to guess. Choose another one'

test.each(['password', 'PASSWORD', '12345678', 'qwertyuiop', 'sunshine'])(
  'password rule: without sample data the common password %s is refused',
  async (password) => expect(await ruleOf(false).violationOf(password)).toBe(common),
)

test.each(['correct horse', 'hunter2-hunter3', '        ', 'x'.repeat(200)])(
  'password rule: without sample data %j is accepted',
  async (password) => expect(await ruleOf(false).violationOf(password)).toBeUndefined(),
)

test('password rule: the 10,000 commonest are refused, and the next one is not', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const isLong = (password: string) => password.length >= 8
  const last = dictionary['passwords-common'].slice(0, 10_000).findLast(isLong) ?? ''
  const next = dictionary['passwords-common'].slice(10_000).find(isLong) ?? ''
  expect(await ruleOf(false).violationOf(last)).toBe(common)
  expect(await ruleOf(false).violationOf(next)).toBeUndefined()
})

test('password rule: without sample data a password has at least 8 characters', async () => {
  expect(await ruleOf(false).violationOf('hK3-v9x')).toBe('Password must be at least 8 characters')
  expect(await ruleOf(false).violationOf('x'.repeat(201))).toBe('Password must be at most 200 characters')
})

test('password rule: with sample data 6 characters are enough, common or not', async () => {
  expect(await ruleOf(true).violationOf('123456')).toBeUndefined()
  expect(await ruleOf(true).violationOf('12345')).toBe('Password must be at least 6 characters')
})

test('password rule: its text says what it checks', () => {
  expect(ruleOf(true).describe()).toEqual({ minLength: 6, text: 'At least 6 characters' })
  expect(ruleOf(false).describe()).toEqual({
    minLength: 8,
    text: 'At least 8 characters, and not one of the most common passwords',
  })
})
