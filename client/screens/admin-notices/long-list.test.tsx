import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { AdminNoticesDocument, EndSiteNoticeDocument } from './admin-notices.generated'

test('announcements: Load more puts the focus on the first that it adds, and ending one keeps them', async () => {
  await signedInAs('admin')
  const over = { shown: false, until: '2020-01-01T00:00:00.000Z' }
  const notice = { id: 'ntc-20', ...over }
  mockOperation(EndSiteNoticeDocument, { endSiteNotice: { __typename: 'SiteNoticeEnded', notice } })
  const hasEnded = () => requestsOf(EndSiteNoticeDocument).length > 0
  mockOperation(AdminNoticesDocument, ({ first, after }) => ({
    allSiteNotices: {
      nodes: Array.from({ length: first }, (_, index) => index + (after ? 12 : 0)).map((number) => ({
        id: `ntc-${number}`,
        text: `Notice ${number}`,
        ...(number === 20 && hasEnded() ? over : { shown: true }),
      })),
      pageInfo: { hasNextPage: !after, endCursor: `cursor-${first}` },
    },
  }))
  await visit('/dashboard/admin/announcements')
  const main = within(screen.getByRole('main'))
  await userEvent.click(await main.findByRole('button', { name: /^Load more/ }))
  expect(await main.findByRole('heading', { name: 'Notice 12' })).toBe(document.activeElement)
  await userEvent.click(main.getByRole('button', { name: 'End now: Notice 20' }))
  await waitFor(() => expect(requestsOf(AdminNoticesDocument).map(({ first }) => first)).toEqual([12, 12, 24, 24]))
  expect(main.getByText('Over')).toBeTruthy()
  expect(main.queryByRole('button', { name: 'End now: Notice 20' })).toBeNull()
  expect(main.getByRole('button', { name: 'End now: Notice 21' })).toBeTruthy()
})
