import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, sourceExecutor } from '../../testing/execute'

describe.each(databases)('the actor of a date on $name', async ({ openSample }) => {
  const db = await openSample()
  afterAll(() => db.destroy())

  test.each(['BROKER', 'ADMIN'])('is a party of the engagement: %s is refused', async (actor) => {
    const seller = await signedInAs(executor(db), 'BROKER')
    const { id: engagementId } = await db
      .selectFrom('engagement')
      .select('id')
      .where('sellerId', '=', 'usr-priya-raman')
      .executeTakeFirstOrThrow()
    const date = { kind: 'RENEWAL', jurisdiction: 'EU', title: 'FERNWELL', dueOn: '2027-01-15' }
    const source = 'mutation ($input: DocketEntryInput!) { saveDocketEntry(input: $input) { __typename } }'
    const { errors } = await sourceExecutor(db)(source, { input: { engagementId, ...date, actor } }, seller)
    expect(errors).toMatchObject([{ message: expect.stringContaining('input.actor') }])
  })
})
