import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeSampleData, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

test.each([
  '/dashboard/applications',
  '/dashboard/payouts',
  '/dashboard/credentials',
  '/dashboard/take-downs',
  '/dashboard/jobs?job=job-3103',
  '/products/prd-2801',
])('notifications: those that lead to %s are read once it is open', async (path) => {
  await signedInAs('broker')
  await changeSampleData(async (db) => {
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'broker@example.com')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('notification').where('userId', '=', id).execute()
    const at = new Date().toISOString()
    const fields = { kind: 'ENGAGEMENT' as const, aboutId: null, topic: null, text: '', since: at, at, mailedAt: at }
    await db
      .insertInto('notification')
      .values({ ...fields, id: 'ntf-visited', userId: id, title: 'News', path })
      .execute()
  })
  await visit(path)
  await waitFor(() =>
    changeSampleData(async (db) => {
      const { readAt } = await db
        .selectFrom('notification')
        .select('readAt')
        .where('id', '=', 'ntf-visited')
        .executeTakeFirstOrThrow()
      expect(readAt).not.toBeNull()
    }),
  )
})
