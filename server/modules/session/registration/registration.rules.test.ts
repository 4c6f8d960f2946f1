import { describe, expect, test } from 'vitest'
import { accountPolicyOf } from '../../account/account-policy'
import { createPasswordRule } from '../../account/password-rule'
import { firstViolation, normalized, type Registration } from './registration.rules'

const valid: Registration = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  password: 'secret1',
  role: 'VENDOR',
  companyName: 'Byron Engines',
}
const passwordRule = createPasswordRule({ accountPolicy: accountPolicyOf({ sampleData: true, smtpUrl: undefined }) })
const violationOf = async (change: Partial<Registration>) => {
  const registration = normalized({ ...valid, ...change })
  return firstViolation(registration, await passwordRule.violationOf(registration.password))
}

const tooShort = { field: 'password', message: 'Password must be at least 6 characters' }
const companyNeeded = {
  field: 'companyName',
  message: 'Company/Business name is required for your account type',
}
const badEmail = { field: 'email', message: 'Enter an email address like name@example.com' }

describe('registration rules', () => {
  test('a valid registration has no violation', async () => {
    expect(await violationOf({})).toBeUndefined()
  })

  test('a password has 6 to 200 characters, spaces included', async () => {
    expect(await violationOf({ password: '' })).toEqual(tooShort)
    expect(await violationOf({ password: '12345' })).toEqual(tooShort)
    expect(await violationOf({ password: '123456' })).toBeUndefined()
    expect(await violationOf({ password: '      ' })).toBeUndefined()
    expect(await violationOf({ password: 'x'.repeat(200) })).toBeUndefined()
    expect(await violationOf({ password: 'x'.repeat(201) })).toEqual({
      field: 'password',
      message: 'Password must be at most 200 characters',
    })
  })

  test.each(['VENDOR', 'FREELANCER', 'BROKER'] as const)('a %s needs a company name', async (role) => {
    expect(await violationOf({ role, companyName: undefined })).toEqual(companyNeeded)
    expect(await violationOf({ role })).toBeUndefined()
  })

  test('a customer needs no company name', async () => {
    expect(await violationOf({ role: 'CUSTOMER', companyName: undefined })).toBeUndefined()
  })

  test('a company name and a full name have at most 100 characters', async () => {
    expect(await violationOf({ companyName: 'x'.repeat(100), name: 'x'.repeat(100) })).toBeUndefined()
    expect(await violationOf({ companyName: 'x'.repeat(101) })).toEqual({
      field: 'companyName',
      message: 'Company/Business name has at most 100 characters',
    })
    expect(await violationOf({ name: 'x'.repeat(101) })).toEqual({
      field: 'name',
      message: 'Full name has at most 100 characters',
    })
    for (const name of ['', '\u200b\u2060', '\u3164', '\u2800'])
      expect(await violationOf({ name })).toEqual({ field: 'name', message: 'Full name is required' })
  })

  test('a company name and a full name need a letter or a digit', async () => {
    expect(await violationOf({ name: '\u200b!' })).toEqual({
      field: 'name',
      message: 'Full name needs a letter or a digit',
    })
    expect(await violationOf({ companyName: '!' })).toEqual({
      field: 'companyName',
      message: 'Company/Business name needs a letter or a digit',
    })
  })

  test.each(['Marque', 'MARQUE', 'Marque Support', 'M\u200barque', 'Marque\u3164', 'Ｍarque', 'former member'])(
    'the name %j is reserved: the site or deleted accounts use it',
    async (name) => {
      const message = 'This name is reserved. Please enter your own.'
      expect(await violationOf({ name })).toEqual({ field: 'name', message })
      expect(await violationOf({ companyName: name })).toEqual({ field: 'companyName', message })
    },
  )

  test.each(['Ana Marquez', 'Marquette Law', 'La Marque'])('a name may be %j', async (name) => {
    expect(await violationOf({ name, companyName: name })).toBeUndefined()
  })

  test('names are one line, in the direction of the text around them', () => {
    const { name, companyName } = normalized({ ...valid, name: ' Bo\u202e  Ann\n', companyName: 'A\u2066B ' })
    expect([name, companyName]).toEqual(['Bo Ann', 'AB'])
  })

  // `.invalid` is the domain of deleted accounts.
  const unaddressed = ['deleted-1@accounts.invalid', 'a@INVALID', 'a@b.invalid.']
  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'a da@example.com',
    'ada@exam ple.com',
    'a@b@c',
    'a,b@c',
    'a@c;d',
    '<a@example.net>',
    '"a"@c',
    'a@[::1]',
    `${'x'.repeat(250)}@e.co`,
    ...unaddressed,
  ])('%j is no email address', async (email) => expect(await violationOf({ email })).toEqual(badEmail))

  test.each(['a@b', 'ada+marque@mail.example.com', 'ádá@exämple.com', `${'x'.repeat(249)}@e.co`])(
    '%s is an email address',
    async (email) => expect(await violationOf({ email })).toBeUndefined(),
  )

  test('the role ADMIN is refused', async () => {
    expect(await violationOf({ role: 'ADMIN' })).toEqual({
      field: 'role',
      message: 'Choose one of the account types offered',
    })
  })

  test('the first violation is reported: password, company name, full name, email, account type', async () => {
    const worst = { password: '', companyName: undefined, name: '', email: '', role: 'ADMIN' } as const
    expect((await violationOf(worst))?.field).toBe('password')
    expect((await violationOf({ ...worst, password: valid.password }))?.field).toBe('companyName')
    expect((await violationOf({ ...worst, password: valid.password, companyName: 'x' }))?.field).toBe('name')
    expect((await violationOf({ email: '', role: 'ADMIN' }))?.field).toBe('email')
  })
})

describe('registration input', () => {
  test('normalized: trimmed, except the password', () => {
    expect(
      normalized({
        name: ' Ada ',
        email: ' ada@example.com\n',
        password: ' secret ',
        role: 'VENDOR',
        companyName: ' B ',
      }),
    ).toEqual({ name: 'Ada', email: 'ada@example.com', password: ' secret ', role: 'VENDOR', companyName: 'B' })
  })

  test('normalized: a blank company name counts as missing', () => {
    expect(firstViolation(normalized({ ...valid, companyName: '   ' }), undefined)).toEqual(companyNeeded)
    expect(firstViolation(normalized({ ...valid, companyName: null }), undefined)).toEqual(companyNeeded)
  })

  test('normalized: the company name of a customer is dropped', () => {
    expect(normalized({ ...valid, role: 'CUSTOMER', companyName: 'x'.repeat(500) }).companyName).toBeUndefined()
  })
})
