import { fireEvent, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { mockError, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { AdminNoticesDocument, EndSiteNoticeDocument, PublishSiteNoticeDocument } from './admin-notices.generated'

const user = userEvent.setup()
const inAnHour = () => {
  const moment = new Date(Date.now() + 3_600_000)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

beforeEach(() => signedInAs('admin'))

test('announcements: an admin publishes one for a role, and ends it', async () => {
  await visit('/dashboard/admin/announcements')
  const form = within(await main().findByRole('form', { name: 'New announcement' }))
  await user.type(form.getByLabelText('Text'), 'Payouts are late today.')
  fireEvent.change(form.getByLabelText('Until'), { target: { value: inAnHour() } })
  await user.selectOptions(form.getByLabelText('For whom'), 'Freelancers')
  await user.click(form.getByRole('button', { name: 'Publish' }))
  expect(await main().findByText('Shown')).toBeTruthy()
  expect(requestsOf(PublishSiteNoticeDocument)[0]?.input).toMatchObject({ role: 'FREELANCER', from: null })
  await user.click(main().getByRole('button', { name: 'End now: Payouts are late today.' }))
  expect(await main().findAllByText('Over')).toHaveLength(2)
  expect(document.activeElement?.textContent).toBe('Payouts are late today.')
})

test('announcements: one without an end is refused', async () => {
  await visit('/dashboard/admin/announcements')
  const form = within(await main().findByRole('form', { name: 'New announcement' }))
  await user.type(form.getByLabelText('Text'), 'For ever.')
  await user.click(form.getByRole('button', { name: 'Publish' }))
  expect((await form.findByRole('alert')).textContent).toBe('Say when it ends.')
})

test('announcements: a half-filled beginning is refused', async () => {
  await visit('/dashboard/admin/announcements')
  const form = within(await main().findByRole('form', { name: 'New announcement' }))
  await user.type(form.getByLabelText('Text'), 'Next week.')
  fireEvent.change(form.getByLabelText('Until'), { target: { value: inAnHour() } })
  Object.defineProperty(form.getByLabelText('From'), 'validity', { value: { badInput: true } })
  await user.click(form.getByRole('button', { name: 'Publish' }))
  expect((await form.findByRole('alert')).textContent).toBe('Complete the date and the time.')
  expect(requestsOf(PublishSiteNoticeDocument)).toEqual([])
})

test('announcements: a failure to end one is shown', async () => {
  mockOperation(AdminNoticesDocument, { allSiteNotices: { nodes: [{ text: 'Late payouts.', shown: true }] } })
  mockError(EndSiteNoticeDocument)
  await visit('/dashboard/admin/announcements')
  await user.click(await main().findByRole('button', { name: 'End now: Late payouts.' }))
  expect((await main().findByRole('alert')).textContent).toContain('Nothing was changed.')
})
