import { afterAll, describe, expect, test } from 'vitest'
import { newToken, securityEventsOf } from '../../testing/accounts/access-tokens'
import { SecurityEventsDocument } from '../../testing/accounts/access-tokens.generated'
import {
  ChangePasswordDocument,
  ConfirmEmailChangeDocument,
  RequestEmailChangeDocument,
} from '../../testing/accounts/own-account.generated'
import { registeredAs } from '../../testing/accounts/register'
import { login } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'
import { codeOf } from '../../testing/result'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

describe.each(databases)('security log on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  let now = Date.parse('2026-11-21T12:00:00.000Z')
  // Each event gets a moment of its own.
  const infrastructure = { ...mailbox.infrastructure, now: () => new Date(now++) }
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  test('records sign-ins and changes of email address and password, newest first', async () => {
    const { visitor, email } = await registeredAs(execute, 'log@example.com')
    const other = newVisitor()
    other.userAgent = firefox
    await login(execute, { email, password: 'secret1' }, other)
    await login(execute, { email, password: 'wrong' }, other)
    // A refusal is recorded after the response.
    await expect.poll(() => securityEventsOf(execute, visitor)).toContain('SIGN_IN_REFUSED')
    await login(execute, { email, password: 'wrong' }, other)
    await mailbox.mailsTo(email)
    await execute(RequestEmailChangeDocument, { input: { email: 'log2@example.com', password: 'secret1' } }, visitor)
    await execute(ConfirmEmailChangeDocument, { token: await mailbox.tokenTo('log2@example.com') })
    await execute(ChangePasswordDocument, { input: { currentPassword: 'secret1', newPassword: 'secret2' } }, visitor)
    expect(await securityEventsOf(execute, visitor)).toEqual([
      'PASSWORD_CHANGED',
      'EMAIL_CHANGED',
      'SIGN_IN_REFUSED',
      'SIGNED_IN Firefox on Linux',
      'SIGNED_IN Unknown device',
    ])
  })

  test('shows the latest 20 events of the viewer, and none of other accounts', async () => {
    const { visitor } = await registeredAs(execute, 'long-log@example.com')
    const stranger = await registeredAs(execute, 'log-stranger@example.com')
    for (let i = 1; i <= 20; i++) await newToken(execute, visitor, { name: `Token ${i}` })
    const events = await securityEventsOf(execute, visitor)
    expect(events).toHaveLength(20)
    expect([events[0], events.at(-1)]).toEqual(['TOKEN_CREATED Token 20', 'TOKEN_CREATED Token 1'])
    expect(await securityEventsOf(execute, stranger.visitor)).toEqual(['SIGNED_IN Unknown device'])
  })

  test('needs a sign-in', async () => {
    expect(codeOf(await execute(SecurityEventsDocument, {}))).toBe('UNAUTHENTICATED')
  })
})
