import { afterAll, describe, expect, test } from 'vitest'
import { DeleteAccountDocument } from '../../../testing/accounts/moderation.generated'
import { registeredAs } from '../../../testing/accounts/register'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { newMailbox } from '../../../testing/mailbox'

describe.each(databases)('mails about a deleted account on $name', async ({ openSample }) => {
  const db = await openSample()
  const { infrastructure, mailsTo } = newMailbox()
  const execute = executor(db, infrastructure)
  const { requestQuote } = engagementsWith(execute)
  afterAll(() => db.destroy())

  test('whoever waits for its quote is told that it is declined, without its name', async () => {
    const seller = await registeredAs(execute, 'leaving@late.example', 'FREELANCER')
    const buyer = await registeredAs(execute, 'waiting@late.example')
    await requestQuote(buyer.visitor, { profileId: seller.id, message: 'Still there?' })
    await mailsTo(buyer.email)
    const input = { password: 'secret1' }
    const { data } = await execute(DeleteAccountDocument, { input }, seller.visitor)
    expect(data.deleteAccount.__typename).toBe('AccountDeleted')
    const [mail, ...others] = await mailsTo(buyer.email)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Former member declined/)
    expect(mail?.text).toContain('\n\nThe account was deleted.\n\n')
    expect(mail?.text).not.toContain('wrote:')
  })
})
