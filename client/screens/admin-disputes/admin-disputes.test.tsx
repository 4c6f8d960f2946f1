import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockEmpty, mockError, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { mockLiveEvents } from '../../testing/mock-live-events'
import { main, visit } from '../../testing/render-screen'
import { SideNavDocument } from '../dashboard/side-nav.generated'
import { AdminDisputesDocument } from './admin-disputes.generated'

test('admin disputes: the queue tells how many disputes are overdue', async () => {
  await signedInAs('admin')
  const nodes = [true, true, false].map((decisionOverdue, index) => ({ id: `eng-${index}`, decisionOverdue }))
  mockOperation(AdminDisputesDocument, { disputes: { nodes, totalCount: 3, totalIsExact: true } })
  await visit('/dashboard/admin/disputes')
  const queue = within(await main().findByRole('region', { name: 'Disputes to decide' }))
  expect(queue.getAllByRole('listitem')).toHaveLength(3)
  expect(queue.getByText('2 disputes are overdue.')).toBeTruthy()
  expect(queue.getByText('3 disputes')).toBeTruthy()
})

test('admin disputes: if all loaded disputes are overdue, those of the next pages may be, too', async () => {
  await signedInAs('admin')
  mockOperation(AdminDisputesDocument, { disputes: { nodes: [{ decisionOverdue: true }], totalCount: 25 } })
  await visit('/dashboard/admin/disputes')
  expect(await main().findByText('At least 1 dispute is overdue.')).toBeTruthy()
})

test('admin disputes: an empty queue says so', async () => {
  await signedInAs('admin')
  mockEmpty(AdminDisputesDocument)
  await visit('/dashboard/admin/disputes')
  expect(await main().findByText('No dispute waits for a decision.')).toBeTruthy()
})

test('admin disputes: a live update that fails keeps the queue, and the next one shows what has changed', async () => {
  await signedInAs('admin')
  const liveEvents = mockLiveEvents()
  const pushUpdate = () => act(async () => liveEvents.send('ENGAGEMENT'))
  mockOperation(AdminDisputesDocument, { disputes: { totalCount: 1, totalIsExact: true } })
  await visit('/dashboard/admin/disputes')
  const count = await main().findByText('1 dispute')
  await liveEvents.connect()
  mockError(AdminDisputesDocument)
  await pushUpdate()
  await waitFor(() => expect(requestsOf(AdminDisputesDocument)).toHaveLength(2))
  mockOperation(AdminDisputesDocument, { disputes: { totalCount: 2, totalIsExact: true } })
  await pushUpdate()
  // A failure page in between would have replaced the element.
  expect(await main().findByText('2 disputes')).toBe(count)
})

test('side navigation: an admin sees how many disputes are open', async () => {
  await signedInAs('admin')
  mockOperation(SideNavDocument, { disputes: { totalCount: 7 } })
  await visit('/dashboard/admin/disputes')
  const side = within(screen.getByRole('complementary', { name: 'Dashboard menu' }))
  expect((await side.findByText('7')).closest('a')?.textContent).toContain('Disputes')
})
