import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { engagementsWith, SERVICE } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import type { EngagementState } from '../../../testing/generated/schema'
import { EngagementsDocument } from '../engagement.test.generated'

describe.each(databases)('search of all orders on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { buy } = engagementsWith(execute)
  const buyer = await signedInAs(execute, 'CUSTOMER')
  const admin = await signedInAs(execute, 'ADMIN')
  afterAll(() => db.destroy())

  test('engagements: an admin searches all by number, title, and name or email address of both parties', async () => {
    const { id, number } = await buy(buyer, SERVICE, 2_999.99)
    const found = async (text: string, state: EngagementState | null = null) => {
      const { data } = await execute(EngagementsDocument, { as: 'ADMIN', text, state }, admin)
      return data.engagements.nodes.some((node) => node.id === id)
    }
    for (const text of [
      number.toLowerCase(),
      'UTILITY PATENT',
      'Whitfield',
      'customer@EXAMPLE.com',
      'raman',
      'broker@example',
    ])
      expect(await found(text)).toBe(true)
    for (const text of ['vidal', 'nobody@example.com', '%', '_']) expect(await found(text)).toBe(false)
    expect(await found('whitfield', 'AWAITING_REQUIREMENTS')).toBe(true)
    expect(await found('whitfield', 'COMPLETED')).toBe(false)
  })
})
