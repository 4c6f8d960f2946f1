import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { securityEventsOf } from '../../testing/accounts/access-tokens'
import { registeredAs } from '../../testing/accounts/register'
import { completeLogin } from '../../testing/accounts/second-factors'
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  BeginPasskeyUseDocument,
  LoginWithPasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  SecondFactorsDocument,
} from '../../testing/accounts/second-factors.generated'
import { login, viewerOf } from '../../testing/accounts/sign-in'
import { createVirtualAuthenticator } from '../../testing/accounts/virtual-authenticator'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import { expectType } from '../../testing/result'

describe.each(databases)('passkey on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { now: () => new Date(now) })
  afterAll(() => db.destroy())

  const creationOptions = async (visitor: Visitor) =>
    (await execute(BeginPasskeyDocument, {}, visitor)).data.beginPasskey.options
  const useOptions = async () =>
    expectType((await execute(BeginPasskeyUseDocument)).data.beginPasskeyUse, 'PasskeyOptions').options
  const add = async (visitor: Visitor, passkey: unknown, name = 'Work laptop') =>
    (await execute(AddPasskeyDocument, { input: { name, passkey } }, visitor)).data.addPasskey
  const loginWith = async (passkey: unknown, visitor = newVisitor()) =>
    (await execute(LoginWithPasskeyDocument, { input: { passkey } }, visitor)).data.loginWithPasskey
  const withPasskey = async (email: string) => {
    const { visitor } = await registeredAs(execute, email)
    const passkey = createVirtualAuthenticator()
    const { recoveryCodes } = expectType(
      await add(visitor, passkey.create(await creationOptions(visitor))),
      'SecondFactorAdded',
    )
    return { owner: visitor, email, passkey, recoveryCodes }
  }

  test('signs in alone, without email address and password', async () => {
    const { email, passkey, recoveryCodes } = await withPasskey('alone@example.com')
    expect(recoveryCodes).toHaveLength(10)
    const visitor = newVisitor()
    expect(await loginWith(passkey.use(await useOptions()), visitor)).toEqual({
      __typename: 'LoginSuccess',
      user: { email },
    })
    expect(await viewerOf(execute, visitor)).toMatchObject({ email })
  })

  test('completes a sign-in with the password; that of another account does not', async () => {
    const { email, passkey } = await withPasskey('second@example.com')
    const other = await withPasskey('other-owner@example.com')
    const visitor = newVisitor()
    expect((await login(execute, { email, password: 'secret1' }, visitor)).__typename).toBe('SecondFactorRequired')
    const complete = async (response: unknown) =>
      (await completeLogin(execute, { passkey: response }, visitor)).__typename
    expect(await complete(other.passkey.use(await useOptions()))).toBe('WrongSecondFactor')
    expect(await complete(passkey.use(await useOptions()))).toBe('LoginSuccess')
  })

  test('a response works once, within five minutes, for its own challenge, site and verified user', async () => {
    const { passkey } = await withPasskey('replayed@example.com')
    const options = await useOptions()
    const response = passkey.use(options)
    expect((await loginWith(response)).__typename).toBe('LoginSuccess')
    expect((await loginWith(response)).__typename).toBe('WrongSecondFactor')
    expect((await loginWith(passkey.use({ challenge: 'bWFkZSB1cA' }))).__typename).toBe('WrongSecondFactor')
    const elsewhere = passkey.use(await useOptions(), { origin: 'http://evil.example' })
    expect((await loginWith(elsewhere)).__typename).toBe('WrongSecondFactor')
    const unverified = passkey.use(await useOptions(), { userVerified: false })
    expect((await loginWith(unverified)).__typename).toBe('WrongSecondFactor')
    const late = passkey.use(await useOptions())
    now += 300_000
    expect((await loginWith(late)).__typename).toBe('WrongSecondFactor')
  })

  test.each(['text', {}, { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }])(
    'the malformed response %j signs nobody in',
    async (response) => expect((await loginWith(response)).__typename).toBe('WrongSecondFactor'),
  )

  test('one begun by another account, and one that is registered already, are not added', async () => {
    const { owner, passkey } = await withPasskey('registering@example.com')
    const stranger = await registeredAs(execute, 'registering-stranger@example.com')
    const foreign = createVirtualAuthenticator().create(await creationOptions(stranger.visitor))
    expect((await add(owner, foreign)).__typename).toBe('InvalidInput')
    const again = passkey.create(await creationOptions(stranger.visitor))
    expect((await add(stranger.visitor, again)).__typename).toBe('InvalidInput')
    expect((await add(owner, {}, '  ')).__typename).toBe('InvalidInput')
  })

  test('an account has several, by name; a removed one signs in no more', async () => {
    const { owner, email, passkey } = await withPasskey('several@example.com')
    now += 1
    const phone = createVirtualAuthenticator()
    expect(await add(owner, phone.create(await creationOptions(owner)), ' My  phone ')).toEqual({
      __typename: 'SecondFactorAdded',
      recoveryCodes: [],
    })
    const list = async () => (await execute(SecondFactorsDocument, {}, owner)).data.secondFactors.passkeys
    expect((await list()).map(({ name }) => name)).toEqual(['Work laptop', 'My phone'])
    for (const { id } of await list()) await execute(RemovePasskeyDocument, { id }, owner)
    expect((await loginWith(passkey.use(await useOptions()))).__typename).toBe('WrongSecondFactor')
    expect((await login(execute, { email, password: 'secret1' })).__typename).toBe('LoginSuccess')
    const events = (await securityEventsOf(execute, owner)).filter((event) => event.startsWith('PASSKEY'))
    expect(events.sort()).toEqual([
      'PASSKEY_ADDED My phone',
      'PASSKEY_ADDED Work laptop',
      'PASSKEY_REMOVED My phone',
      'PASSKEY_REMOVED Work laptop',
    ])
  })

  test('its owner renames it, which is recorded with both names; nobody else does', async () => {
    const { owner } = await withPasskey('renaming@example.com')
    const { visitor: stranger } = await registeredAs(execute, 'renaming-stranger@example.com')
    const [{ id } = { id: '' }] = (await execute(SecondFactorsDocument, {}, owner)).data.secondFactors.passkeys
    const rename = async (name: string, visitor = owner) =>
      (await execute(RenamePasskeyDocument, { input: { id, name } }, visitor)).data.renamePasskey
    expect(await rename(' Old  laptop ')).toEqual({ __typename: 'PasskeyRenamed', passkey: { id, name: 'Old laptop' } })
    expect(await rename('Old laptop')).toMatchObject({ __typename: 'PasskeyRenamed' })
    expect(await rename(' ')).toEqual({ __typename: 'InvalidInput', field: 'name', message: 'Name is required' })
    expect(await rename('x'.repeat(61))).toMatchObject({ message: 'Name has at most 60 characters' })
    expect(await rename('Stolen', stranger)).toMatchObject({ __typename: 'InvalidInput', field: 'id' })
    const { passkeys } = (await execute(SecondFactorsDocument, {}, owner)).data.secondFactors
    expect(passkeys.map(({ name }) => name)).toEqual(['Old laptop'])
    const events = await securityEventsOf(execute, owner)
    expect(events.filter((event) => event.startsWith('PASSKEY_RENAMED'))).toEqual([
      'PASSKEY_RENAMED Work laptop → Old laptop',
    ])
  })

  test('sign-ins are limited by the /64 of an IPv6 address', async () => {
    const begin = async (last: number) => {
      const visitor = newVisitor(`2001:db8:1:2::${last.toString(16)}`)
      return (await execute(BeginPasskeyUseDocument, {}, visitor)).data.beginPasskeyUse.__typename
    }
    for (let i = 0; i < 60; i += 1) expect(await begin(i)).toBe('PasskeyOptions')
    expect(await begin(60)).toBe('TooManyAttempts')
  })
})
