import { describe, expect, test } from 'vitest'
import { firstViolation, normalized, type Registration } from './registration.rules'

const right: Registration = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  password: 'secret1',
  role: 'VENDOR',
  companyName: 'Byron Engines',
}
const broken = (change: Partial<Registration>) => firstViolation({ ...right, ...change })

const tooShort = { field: 'password', message: 'Password must be at least 6 characters' }
const companyNeeded = {
  field: 'companyName',
  message: 'Company/Business name is required for your account type',
}
const badEmail = { field: 'email', message: 'Enter an email address like name@example.com' }

describe('registration rules', () => {
  test('a valid registration breaks none', () => {
    expect(broken({})).toBeUndefined()
  })

  test('a password has 6 to 200 characters, spaces included', () => {
    expect(broken({ password: '' })).toEqual(tooShort)
    expect(broken({ password: '12345' })).toEqual(tooShort)
    expect(broken({ password: '123456' })).toBeUndefined()
    expect(broken({ password: '      ' })).toBeUndefined()
    expect(broken({ password: 'x'.repeat(200) })).toBeUndefined()
    expect(broken({ password: 'x'.repeat(201) })).toEqual({
      field: 'password',
      message: 'Password must be at most 200 characters',
    })
  })

  test.each(['VENDOR', 'FREELANCER', 'BROKER'] as const)('a %s needs a company name', (role) => {
    expect(broken({ role, companyName: undefined })).toEqual(companyNeeded)
    expect(broken({ role })).toBeUndefined()
  })

  test('a customer needs no company name', () => {
    expect(broken({ role: 'CUSTOMER', companyName: undefined })).toBeUndefined()
  })

  test('a company name and a full name have at most 100 characters', () => {
    expect(broken({ companyName: 'x'.repeat(100), name: 'x'.repeat(100) })).toBeUndefined()
    expect(broken({ companyName: 'x'.repeat(101) })).toEqual({
      field: 'companyName',
      message: 'Company/Business name has at most 100 characters',
    })
    expect(broken({ name: 'x'.repeat(101) })).toEqual({
      field: 'name',
      message: 'Full name has at most 100 characters',
    })
    expect(broken({ name: '' })).toEqual({ field: 'name', message: 'Full name is required' })
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'a da@example.com',
    'ada@exam ple.com',
    'a@b@c',
    `${'x'.repeat(250)}@e.co`,
  ])('%j is no email address', (email) => expect(broken({ email })).toEqual(badEmail))

  test.each(['a@b', 'ada+marque@mail.example.com', 'ádá@exämple.com', `${'x'.repeat(249)}@e.co`])(
    '%s is an email address',
    (email) => expect(broken({ email })).toBeUndefined(),
  )

  test('the role ADMIN is refused', () => {
    expect(broken({ role: 'ADMIN' })).toEqual({ field: 'role', message: 'Choose one of the account types offered' })
  })

  test('names the first violation: password, company name, full name, email, account type', () => {
    const worst = { password: '', companyName: undefined, name: '', email: '', role: 'ADMIN' } as const
    expect(broken(worst)?.field).toBe('password')
    expect(broken({ ...worst, password: right.password })?.field).toBe('companyName')
    expect(broken({ ...worst, password: right.password, companyName: 'x' })?.field).toBe('name')
    expect(broken({ email: '', role: 'ADMIN' })?.field).toBe('email')
  })
})

describe('normalized registration input', () => {
  test('is trimmed, except the password', () => {
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

  test('has no blank company name', () => {
    expect(firstViolation(normalized({ ...right, companyName: '   ' }))).toEqual(companyNeeded)
    expect(firstViolation(normalized({ ...right, companyName: null }))).toEqual(companyNeeded)
  })

  test('of a customer has no company name', () => {
    expect(normalized({ ...right, role: 'CUSTOMER', companyName: 'x'.repeat(500) }).companyName).toBeUndefined()
  })
})
