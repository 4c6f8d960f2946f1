import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockPending, requestedOperations, runAs, signedInAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, openForm, path, user } from '../engagement.testing'
import { EngagementChangesDocument } from './engagement-changes.generated'
import { deliver, deliverWhileTyping, heading } from './live-engagement.testing'

test('live engagement: a link to the page that is open shows what has happened meanwhile', async () => {
  const id = await engagementInProgress()
  const router = await visit(path(id))
  await heading('In progress')
  await deliver(id)
  await act(() => router.navigate(path(id)))
  expect(await heading('Delivered. It is your turn.')).toBeTruthy()
})

test('live engagement: a form with text stays, a bar says what has changed, and Show moves the focus to the status', async () => {
  const { id, router, typed } = await deliverWhileTyping()
  await act(() => router.navigate(path(id)))
  expect(await main().findByText('Delivered by Tomás Vidal just now.')).toBeTruthy()
  expect(main().getByRole('heading', { level: 2, name: 'In progress' })).toBeTruthy()
  await user.click(main().getByRole('button', { name: 'Show' }))
  expect(await heading('Delivered. It is your turn.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Delivered. It is your turn.')
  expect(typed()).toBe('Silence.')
  expect(main().queryByRole('button', { name: 'Show' })).toBeNull()
})

test('live engagement: a form that was opened while the page asked for changes stays', async () => {
  const id = await engagementInProgress()
  const answer = mockPending(EngagementChangesDocument)
  await visit(path(id))
  await user.click(await main().findByRole('button', { name: 'Open dispute' }))
  await deliver(id)
  answer()
  expect(await main().findByText('Delivered by Tomás Vidal just now.')).toBeTruthy()
  expect(requestedOperations().filter((name) => /^Engagement(Changes)?$/.test(name))).toHaveLength(2)
  expect(main().getByRole('heading', { level: 2, name: 'In progress' })).toBeTruthy()
})

test('live engagement: the text of a form that is no longer possible stays readable', async () => {
  const id = await engagementInProgress()
  await signedInAs('freelancer')
  const router = await visit(path(id))
  const form = await openForm('Deliver')
  await user.type(form.getByLabelText('Message'), 'Two directions.')
  await runAs('customer', () => advanceInOtherTab(id, 2, { openDispute: { reason: 'Silence.' } }))
  await act(() => router.navigate(path(id)))
  await user.click(await main().findByRole('button', { name: 'Show' }))
  expect((await main().findByLabelText<HTMLTextAreaElement>('What you had typed')).value).toBe('Two directions.')
})
