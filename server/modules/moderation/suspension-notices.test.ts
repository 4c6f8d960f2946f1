import { afterAll, describe, expect, test } from 'vitest'
import { ReinstateUserDocument, SuspendUserDocument } from '../../testing/accounts/moderation.generated'
import { login, signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { newMailbox } from '../../testing/mailbox'
import { otherPartySuspendedMail, suspendedMail } from './moderation.mails'
import { SuspensionEffectDocument } from './moderation.test.generated'

describe.each(databases)('notices of a suspension on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, { ...mailbox.infrastructure, supportAddress: 'help@marks.example' })
  afterAll(() => db.destroy())

  test('suspend user: the account and everybody with something open with it are told by mail', async () => {
    const admin = await signedInAs(execute, 'ADMIN')
    const input = { userId: 'usr-tomas-vidal', reason: 'Same logo <sold> twice.' }
    const { data } = await execute(SuspensionEffectDocument, { userId: input.userId }, admin)
    expect(data.suspensionEffect?.openEngagementCount).toBeGreaterThan(0)
    await execute(SuspendUserDocument, { input }, admin)
    const [own] = await mailbox.mailsTo('freelancer@example.com')
    expect(own?.subject).toBe('Your Marque account is suspended')
    expect(own?.text).toContain('Hello Tomás,')
    expect(own?.text).toContain('write to help@marks.example and')
    const account = { email: 'freelancer@example.com', password: 'password123' }
    expect(await login(execute, account)).toMatchObject({
      message: 'This account is suspended. Write to help@marks.example to have it looked at.',
    })
    expect(own?.text).toContain('> Same logo <sold> twice.')
    expect(own?.text).toMatch(/\nMQ-\w+ {2}‘/)
    const [other, ...more] = await mailbox.mailsTo('customer@example.com')
    expect(other?.subject).toMatch(/^The account of Tomás Vidal is suspended: ‘.+’( and \d+ more)?$/)
    expect(other?.text).not.toContain('sold')
    expect(more).toEqual([])
    await execute(ReinstateUserDocument, { input }, admin)
    expect((await mailbox.mailsTo('freelancer@example.com'))[0]?.subject).toBe('Your Marque account is active again')
    expect((await execute(SuspensionEffectDocument, { userId: 'usr-none' }, admin)).data.suspensionEffect).toBeNull()
  })
})

test.each([10, 24])(
  'notices of a suspension list at most ten of %d open orders, and say how many more there are',
  (count) => {
    const open = Array.from({ length: count }, (_, i) => ({ number: `MQ-${i}`, title: 'Logo', priceCents: 100 }))
    for (const { text } of [
      suspendedMail('Ada', 'Checks.', open, 'help@marque.example'),
      otherPartySuspendedMail('Ada', 'Ben', open, 'https://marque.example'),
    ]) {
      expect(text.match(/^MQ-/gm)).toHaveLength(10)
      expect(text.includes('And 14 more.')).toBe(count === 24)
    }
  },
)
