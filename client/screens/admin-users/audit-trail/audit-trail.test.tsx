import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql } from 'msw'
import { expect, test } from 'vitest'
import { api, mockEmpty, mockOperation, mockPending, requestsOf, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { AdminUsersDocument } from '../admin-users.generated'
import { trail } from '../admin-users.testing'
import { AuditTrailDocument } from './audit-trail.generated'

/** Each event has its number as the cursor of what follows it. */
const mockEvents = (newest: number) =>
  mockOperation(AuditTrailDocument, ({ first, after }) => {
    const start = after ? Number(after) - 1 : newest
    const numbers = Array.from({ length: first }, (_, index) => start - index)
    return {
      auditEvents: {
        nodes: numbers.map((number) => ({ id: `evt-${number}`, note: `Event ${number}` })),
        pageInfo: { hasNextPage: true, endCursor: String(numbers.at(-1)) },
      },
    }
  })

test('audit trail: Load more can be pressed again if the list was refetched before its answer came', async () => {
  await signedInAs('admin')
  mockEmpty(AdminUsersDocument)
  mockEvents(100)
  const router = await visit('/dashboard/admin/users')
  expect(await screen.findByText(/Event 95/)).toBeTruthy()
  await act(() => router.navigate('/about'))
  mockEvents(101)
  api.use(
    graphql.query(AuditTrailDocument, async ({ variables: { after } }) => {
      if (after === '95') await screen.findByText(/Event 101/)
      return undefined
    }),
  )
  const answer = mockPending(AuditTrailDocument)
  await act(() => router.navigate('/dashboard/admin/users'))
  await screen.findByText(/Event 95/)
  const button = trail().getByRole('button', { name: /^Load more/ })
  await userEvent.click(button)
  answer()
  expect(await screen.findByText(/Event 101/)).toBeTruthy()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
  await userEvent.click(button)
  expect(await screen.findByText(/Event 72/)).toBeTruthy()
  expect(requestsOf(AuditTrailDocument).map(({ after }) => after)).toEqual([undefined, undefined, '95', '96'])
})
