import { afterAll, describe, expect, test } from 'vitest'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { codeOf, expectType } from '../../testing/result'
import { DismissOwnChecklistDocument, OwnChecklistDocument } from './seller-checklist.test.generated'

const NOW = '2026-11-21T12:00:00.000Z'

describe.each(databases)('seller checklist on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db, { now: () => new Date(NOW) })
  afterAll(() => db.destroy())

  test.each(['VENDOR', 'FREELANCER', 'BROKER'] as const)(
    'a new %s can dismiss it once the first listing is published, and unpublishing brings it not back',
    async (role) => {
      const { visitor } = await registeredAs(execute, `first-day-${role}@example.com`, role)
      const seller = sellerOf(execute, visitor)
      const dismissedAt = async () =>
        (await execute(OwnChecklistDocument, {}, visitor)).data.viewer?.checklistDismissedAt
      const dismiss = async () => (await execute(DismissOwnChecklistDocument, {}, visitor)).data.dismissSellerChecklist
      const message = 'The checklist stays until your first listing is published.'
      expect(await dismiss()).toEqual({ __typename: 'SellerChecklistUnfinished', message })
      const { id, updatedAt } = await seller.create()
      await seller.edit({ ...completeDraft, id, updatedAt })
      expect((await dismiss()).__typename).toBe('SellerChecklistUnfinished')
      expect(await dismissedAt()).toBeNull()
      await seller.publish(id)
      expect(expectType(await dismiss(), 'SellerChecklistDismissed').user.checklistDismissedAt).toBe(NOW)
      await seller.unpublish(id)
      expect(await dismissedAt()).toBe(NOW)
    },
  )

  test('a customer has none', async () => {
    const customer = await signedInAs(execute, 'CUSTOMER')
    expect(codeOf(await execute(DismissOwnChecklistDocument, {}, customer))).toBe('FORBIDDEN')
  })
})
