import { afterAll, describe, expect, test } from 'vitest'
import { access } from '../../../api/access'
import { schema } from '../../../api/schema'
import { ChangeUserRoleDocument, DeleteAccountDocument } from '../../../testing/accounts/moderation.generated'
import {
  ConfirmEmailChangeDocument,
  MustConfirmEmailDocument,
  NewPasswordRuleDocument,
  RequestEmailChangeDocument,
  RequestEmailConfirmationDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '../../../testing/accounts/own-account.generated'
import { RegisterDocument } from '../../../testing/accounts/register.generated'
import { addAuthenticatorApp } from '../../../testing/accounts/second-factors'
import { login, signedInAs } from '../../../testing/accounts/sign-in'
import { socialUser } from '../../../testing/accounts/social-login'
import { databases } from '../../../testing/database/databases'
import { executor, newVisitor, sourceExecutor } from '../../../testing/execute'
import type { UserRole } from '../../../testing/generated/schema'
import { newMailbox } from '../../../testing/mailbox'
import { minimalOperation, transitionsOf } from '../../../testing/minimal-operation'
import { codeOf, expectType } from '../../../testing/result'
import { startServer } from '../../../testing/test-server'
import { accountPolicyOf } from '../account-policy'
import { SendFirstMessageDocument } from './email-confirmation.test.generated'

const password = 'a long enough one'
const accountPolicy = accountPolicyOf({ sampleData: false, smtpUrl: 'smtp://mail.example' })

/** The mutations and transitions that an unconfirmed account may call, by its role. A new one is refused until it is listed here. */
const allowed = [
  ...['addPasskey', 'advanceApplication.decline', 'advanceApplication.withdraw', 'advanceCredential.WITHDRAW'],
  ...['advanceEngagement.acceptDelivery', 'advanceEngagement.acceptSettlement', 'advanceEngagement.cancel'],
  ...['advanceEngagement.cancelMilestone', 'advanceEngagement.cancelWork', 'advanceEngagement.decline'],
  ...['advanceEngagement.declineAmendment', 'advanceEngagement.reportConflict', 'advanceEngagement.withdrawAmendment'],
  ...['advanceEngagement.withdrawDispute', 'advanceMandate.DECLINE', 'advanceMandate.END', 'advanceMandate.WITHDRAW'],
  ...['beginAuthenticatorApp', 'beginPasskey', 'beginPasskeyUse', 'blockOtherParty', 'changePassword', 'closeJob'],
  ...['completeLogin', 'confirmAuthenticatorApp', 'confirmEmailChange', 'createAccessToken', 'createCalendarFeed'],
  ...['createListing', 'deleteAccount', 'deleteListing', 'discardListingChanges', 'dismissSellerChecklist'],
  ...['editListing', 'endOtherSessions', 'endSession', 'login', 'loginWithPasskey', 'logout', 'markDocketEntry'],
  ...['markNotificationsRead', 'markRead', 'noteSavedListing', 'placeOrder', 'register', 'removeAuthenticatorApp'],
  ...['removeCalendarFeed', 'removeDocketEntry', 'removePasskey', 'removeProductFile', 'removeSavedSearch'],
  ...['renamePasskey', 'replaceRecoveryCodes', 'requestEmailChange', 'requestEmailConfirmation'],
  ...['requestPasswordReset', 'resetPassword', 'revokeAccessToken', 'saveListing', 'saveSearch', 'signInAgain'],
  ...['socialLogin', 'unpublishListing', 'unsaveListing', 'updateBillingDetails', 'updateNotificationSettings'],
]

/** A call of every mutation, and of a process of every transition. */
const calls = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
  const transitions = transitionsOf(field)
  const rule = access.Mutation[field.name]
  const role = typeof rule === 'string' ? 'CUSTOMER' : (rule?.[0] ?? 'CUSTOMER')
  return transitions.length > 0
    ? transitions.map((name) => ({
        name: `${field.name}.${name}`,
        role,
        source: minimalOperation('mutation', field, name),
      }))
    : [{ name: field.name, role, source: minimalOperation('mutation', field) }]
})
const refusal =
  'Please confirm your email address first: open the link that we have mailed you, or ask for a new one on your dashboard.'

describe.each(databases)('email confirmation on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, { ...mailbox.infrastructure, accountPolicy })
  afterAll(() => db.destroy())

  const register = async (email: string, run = execute) => {
    const visitor = newVisitor(`198.51.100.${email.length}`)
    const { data } = await run(RegisterDocument, { input: { name: 'Ada Byron', email, password } }, visitor)
    return { visitor, email, id: expectType(data.register, 'RegisterSuccess').user.id }
  }
  const confirm = async (token: string) =>
    (await execute(ConfirmEmailChangeDocument, { token })).data.confirmEmailChange
  const mustConfirm = async (visitor = newVisitor(), run = execute) =>
    (await run(MustConfirmEmailDocument, {}, visitor)).data.viewer?.mustConfirmEmail
  const write = (visitor = newVisitor(), run = execute) =>
    run(
      SendFirstMessageDocument,
      { input: { about: { freelancerId: 'fre-jun-watanabe' }, body: 'Hello', clientId: 'first' } },
      visitor,
    )
  const resend = async (visitor = newVisitor()) =>
    (await execute(RequestEmailConfirmationDocument, {}, visitor)).data.requestEmailConfirmation

  test('a new account can’t write to others until it has opened the link of our mail', async () => {
    const { email, visitor } = await register('new@example.org')
    const refused = await write(visitor)
    expect([codeOf(refused), refused.errors?.[0]?.message]).toEqual(['EMAIL_NOT_CONFIRMED', refusal])
    expect(await mustConfirm(visitor)).toBe(true)
    expect((await mailbox.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Confirm your email address for Marque',
    ])
    expect(await confirm(await mailbox.tokenTo(email))).toEqual({ __typename: 'EmailConfirmed', email })
    expect(await mustConfirm(visitor)).toBe(false)
    expect(codeOf(await write(visitor))).not.toBe('EMAIL_NOT_CONFIRMED')
  })

  test.each(calls)('an unconfirmed account calls $name only if it is listed', async ({ name, role, source }) => {
    const visitor = await signedInAs(execute, role)
    await db.updateTable('user').set({ emailConfirmedAt: null }).where('role', '=', role).execute()
    const { errors } = await sourceExecutor(db, { accountPolicy })(source, {}, visitor)
    expect(errors?.[0]?.extensions?.code === 'EMAIL_NOT_CONFIRMED').toBe(!allowed.includes(name))
  })

  test('the list of what an unconfirmed account may call names nothing else', () => {
    const names = calls.map(({ name }) => name)
    expect(allowed.filter((name) => !names.includes(name))).toEqual([])
  })

  test('an unconfirmed account is not made an admin', async () => {
    const { email, id } = await register('unconfirmed-admin@example.org')
    const admin = await signedInAs(execute, 'ADMIN')
    await db
      .updateTable('user')
      .set({ emailConfirmedAt: '2026-11-21T12:00:00.000Z' })
      .where('role', '=', 'ADMIN')
      .execute()
    const changeRole = async (role: UserRole) => {
      const input = { userId: id, role, reason: 'Moderates from today.' }
      return (await execute(ChangeUserRoleDocument, { input }, admin)).data.changeUserRole
    }
    expect(await changeRole('ADMIN')).toEqual({
      __typename: 'InvalidInput',
      field: 'role',
      message: 'Ada Byron has not confirmed the email address yet. An admin needs a confirmed one.',
    })
    expect((await changeRole('BROKER')).__typename).toBe('UserRoleChanged')
    await confirm(await mailbox.tokenTo(email))
    expect((await changeRole('ADMIN')).__typename).toBe('UserRoleChanged')
  })

  test('a link works once, and a new link replaces it', async () => {
    const { email, visitor } = await register('again@example.org')
    const first = await mailbox.tokenTo(email)
    expect(await resend(visitor)).toEqual({ __typename: 'EmailConfirmationSent', email })
    const second = await mailbox.tokenTo(email)
    expect((await confirm(first)).__typename).toBe('InvalidLink')
    expect((await confirm(second)).__typename).toBe('EmailConfirmed')
    expect((await confirm(second)).__typename).toBe('InvalidLink')
  })

  test('five links an hour are sent, and none once the address is confirmed', async () => {
    const { email, visitor } = await register('often@example.org')
    for (let i = 0; i < 5; i++) expect((await resend(visitor)).__typename).toBe('EmailConfirmationSent')
    expect((await resend(visitor)).__typename).toBe('TooManyAttempts')
    await confirm(await mailbox.tokenTo(email))
    const sent = (await mailbox.mailsTo(email)).length
    expect((await resend(visitor)).__typename).toBe('EmailConfirmationSent')
    expect(await mailbox.mailsTo(email)).toHaveLength(sent)
  })

  test('six links an hour are sent to an address, also if its account is deleted and registered again', async () => {
    const { email, visitor } = await register('stranger@example.org')
    for (let i = 0; i < 5; i++) await resend(visitor)
    expect(await mailbox.mailsTo(email)).toHaveLength(6)
    await execute(DeleteAccountDocument, { input: { password } }, visitor)
    const again = await register(email)
    expect((await resend(again.visitor)).__typename).toBe('TooManyAttempts')
    expect(await mailbox.mailsTo(email)).toHaveLength(6)
  })

  test.each([
    ['keeps the second factor of an account whose address is confirmed', true, 'SecondFactorRequired'],
    ['removes that of an account whose address never was', false, 'LoginSuccess'],
  ])('a password reset %s', async (_, isConfirmed, signedIn) => {
    const { email, visitor } = await register(`second-factor-${isConfirmed}@example.org`)
    await addAuthenticatorApp(execute, visitor, new Date())
    if (isConfirmed) await confirm(await mailbox.tokenTo(email))
    await mailbox.mailsTo(email)
    await execute(RequestPasswordResetDocument, { email })
    await execute(ResetPasswordDocument, {
      input: { token: await mailbox.tokenTo(email), password: 'another long one' },
    })
    expect((await login(execute, { email, password: 'another long one' })).__typename).toBe(signedIn)
  })

  test('a changed address, a password reset and an identity provider confirm the address as well', async () => {
    const changing = await register('changing@example.org')
    const input = { email: 'changed@example.org', password }
    await execute(RequestEmailChangeDocument, { input }, changing.visitor)
    expect((await confirm(await mailbox.tokenTo('changed@example.org'))).__typename).toBe('EmailChanged')
    expect(await mustConfirm(changing.visitor)).toBe(false)

    const resetting = await register('resetting@example.org')
    await mailbox.mailsTo(resetting.email)
    await execute(RequestPasswordResetDocument, { email: resetting.email })
    await execute(ResetPasswordDocument, {
      input: { token: await mailbox.tokenTo(resetting.email), password: 'another long one' },
    })
    const row = db.selectFrom('user').select('emailConfirmedAt').where('id', '=', resetting.id)
    expect((await row.executeTakeFirst())?.emailConfirmedAt).not.toBeNull()

    const social = newVisitor()
    await socialUser(execute, 'GOOGLE', social)
    expect(await mustConfirm(social)).toBe(false)
  })

  test('over HTTP the refusal keeps its code and message', async () => {
    const { visitor } = await register('over-http@example.org')
    const server = await startServer({ db, infrastructure: { ...mailbox.infrastructure, accountPolicy } })
    const input = { about: { freelancerId: 'fre-jun-watanabe' }, body: 'Hello', clientId: 'over-http' }
    const cookie = `session=${visitor.token}`
    const { errors, response } = await server.execute(SendFirstMessageDocument, { input }, { cookie })
    expect([response.status, errors?.[0]?.message, errors?.[0]?.extensions?.code]).toEqual([
      403,
      refusal,
      'EMAIL_NOT_CONFIRMED',
    ])
  })

  test('uploads are refused as well', async () => {
    const { visitor } = await register('uploading@example.org')
    const { visit } = await startServer({ db, infrastructure: { ...mailbox.infrastructure, accountPolicy } })
    for (const path of ['/uploads?purpose=avatar', '/files?name=a.txt']) {
      const response = await visit(path, { method: 'POST', headers: { cookie: `session=${visitor.token}` }, body: 'x' })
      expect([response.status, await response.json()]).toEqual([403, { message: refusal }])
    }
  })

  test('with sample data nothing has to be confirmed, and no link is sent', async () => {
    const executeSample = executor(db, mailbox.infrastructure)
    const { email, visitor } = await register('sample@example.org', executeSample)
    expect(await mustConfirm(visitor, executeSample)).toBe(false)
    expect(codeOf(await write(visitor, executeSample))).not.toBe('EMAIL_NOT_CONFIRMED')
    expect(await mailbox.mailsTo(email)).toEqual([])
  })

  test('registration keeps the password rule of a site without sample data', async () => {
    const input = { name: 'Ada Byron', email: 'common@example.org', password: 'password1' }
    expect((await execute(RegisterDocument, { input })).data.register).toMatchObject({
      __typename: 'InvalidInput',
      field: 'password',
    })
    expect((await execute(NewPasswordRuleDocument, {})).data.passwordRule.minLength).toBe(8)
  })
})
