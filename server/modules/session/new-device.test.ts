import { afterAll, describe, expect, test } from 'vitest'
import { registeredAs } from '../../testing/accounts/register'
import { login } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, newVisitor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const now = () => new Date('2026-11-21T12:00:00.000Z')

describe.each(databases)('sign-in from a new device on $name', async ({ openSample }) => {
  const db = await openSample()
  const { infrastructure, mailsTo } = newMailbox()
  const execute = executor(db, { ...infrastructure, now })
  afterAll(() => db.destroy())

  const signIn = (email: string, visitor = newVisitor()) => login(execute, { email, password: 'secret1' }, visitor)
  const accountOf = (name: string) => registeredAs(execute, `${name}@example.com`)

  test('is mailed to the owner, with time, device, rough network and what to do', async () => {
    const { email } = await accountOf('mailed')
    const thief = newVisitor('203.0.113.7')
    thief.userAgent = firefox
    await signIn(email, thief)
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('A new device signed in to Marque')
    expect(mail?.text).toContain(
      'When: Sat, 21 Nov 2026 12:00:00 GMT\nDevice: Firefox on Linux\nNetwork: 203.0.113.0/24',
    )
    expect(mail?.text).toContain('http://localhost:4000/forgot-password')
    expect(mail?.text).not.toContain('203.0.113.7')
  })

  test('is mailed if it is the first one since the owner has registered', async () => {
    const { email } = await accountOf('abandoned')
    await signIn(email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('is not mailed for a known device, as the one of the registration is', async () => {
    const { email, visitor } = await accountOf('quiet')
    await signIn(email, visitor)
    expect(await mailsTo(email)).toEqual([])
    const other = newVisitor()
    await signIn(email, other)
    await signIn(email, other)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('is mailed if the account has not signed in for longer than the security log keeps', async () => {
    const { id, email } = await accountOf('away')
    await db.updateTable('user').set({ createdAt: '2025-11-20T12:00:00.000Z' }).where('id', '=', id).execute()
    await signIn(email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('is not mailed when the password is wrong', async () => {
    const { email } = await accountOf('wrong')
    await login(execute, { email, password: 'wrong' })
    expect(await mailsTo(email)).toEqual([])
  })

  test('the mail holds no text of the sender', async () => {
    const { email } = await accountOf('phished')
    const thief = newVisitor()
    thief.userAgent = 'Call-0800-SCAM/1 (Linux)'
    await signIn(email, thief)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('Device: Unknown device')
    expect(mail?.text).not.toContain('SCAM')
  })
})
