import { expect, test, vi } from 'vitest'
import { changeSampleData, runAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { visit } from '../../../testing/render-screen'
import { engagementInProgress, path } from '../engagement.testing'

test('live engagement: visiting the page marks its notifications as read, without the bell', async () => {
  const id = await engagementInProgress()
  await runAs('freelancer', () => advanceInOtherTab(id, 2, { deliver: { message: 'Three directions.', links: [] } }))
  const expectUnread = (count: number) =>
    changeSampleData(async (db) => {
      const own = db.selectFrom('notification').select('id').where('path', '=', path(id)).where('readAt', 'is', null)
      expect(await own.where('userId', '=', 'usr-clara-whitfield').execute()).toHaveLength(count)
    })
  await expectUnread(1)
  await visit(path(id))
  await vi.waitFor(() => expectUnread(0), 5_000)
})
