import { act, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeSampleData, runAs, signedInAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { visit } from '../../../testing/render-screen'
import { engagementInProgress, main, path, user } from '../engagement.testing'

const deliver = (id: string) =>
  runAs('freelancer', () => advanceInOtherTab(id, 2, { deliver: { message: 'Three directions.', links: [] } }))
const heading = (name: string) => main().findByRole('heading', { level: 2, name })

test('live engagement: a link to the page that is open shows what has happened meanwhile', async () => {
  const id = await engagementInProgress()
  const router = await visit(path(id))
  await heading('In progress')
  await deliver(id)
  await act(() => router.navigate(path(id)))
  expect(await heading('Delivered. It is your turn.')).toBeTruthy()
})

test('live engagement: a form with text stays, and a bar says what has changed', async () => {
  const id = await engagementInProgress()
  const router = await visit(path(id))
  await user.click(await main().findByRole('button', { name: 'Open dispute' }))
  const form = within(main().getByRole('form', { name: 'Open dispute' }))
  await user.type(form.getByLabelText('Reason'), 'Silence.')
  await deliver(id)
  await act(() => router.navigate(path(id)))
  expect(await main().findByText('Delivered by Tomás Vidal just now.')).toBeTruthy()
  expect(main().getByRole('heading', { level: 2, name: 'In progress' })).toBeTruthy()
  await user.click(main().getByRole('button', { name: 'Show' }))
  expect(await heading('Delivered. It is your turn.')).toBeTruthy()
  expect(form.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Silence.')
  expect(main().queryByRole('button', { name: 'Show' })).toBeNull()
})

test('live engagement: the text of a form that is no longer possible stays readable', async () => {
  const id = await engagementInProgress()
  await signedInAs('freelancer')
  const router = await visit(path(id))
  await user.click(await main().findByRole('button', { name: 'Deliver' }))
  await user.type(within(main().getByRole('form', { name: 'Deliver' })).getByLabelText('Message'), 'Two directions.')
  await runAs('customer', () => advanceInOtherTab(id, 2, { openDispute: { reason: 'Silence.' } }))
  await act(() => router.navigate(path(id)))
  await user.click(await main().findByRole('button', { name: 'Show' }))
  expect((await main().findByLabelText<HTMLTextAreaElement>('What you had typed')).value).toBe('Two directions.')
})

test('live engagement: visiting the page marks its notifications as read, without the bell', async () => {
  const id = await engagementInProgress()
  await deliver(id)
  const expectUnread = (count: number) =>
    changeSampleData(async (db) => {
      const own = db.selectFrom('notification').select('id').where('path', '=', path(id)).where('readAt', 'is', null)
      expect(await own.where('userId', '=', 'usr-clara-whitfield').execute()).toHaveLength(count)
    })
  await expectUnread(1)
  await visit(path(id))
  await vi.waitFor(() => expectUnread(0), 5_000)
})
