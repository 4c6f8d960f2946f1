import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ReportDocument } from './report.generated'

const user = userEvent.setup()
const dialog = async () => within(await screen.findByRole('dialog'))

test('report: somebody signed in reports a service, and is thanked', async () => {
  await signedInAs('customer')
  await visit('/service/srv-1102')
  await user.click(await screen.findByRole('button', { name: 'Report this service' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: 'Send report' }))
  expect((await form.findByRole('alert')).textContent).toBe('Choose a reason.')
  await user.selectOptions(form.getByLabelText('What is wrong'), 'A fraud, or false claims')
  await user.type(form.getByLabelText('Tell us more'), 'It promises too much.')
  await user.click(form.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Report this service' }))
  // What was typed is still there.
  const again = await dialog()
  await user.click(again.getByRole('button', { name: 'Send report' }))
  expect((await again.findByText(/^Thank you/)).textContent).toContain('nobody else learns')
  const input = { about: { listingId: 'srv-1102' }, reason: 'FRAUD', text: 'It promises too much.' }
  expect(requestsOf(ReportDocument)).toEqual([{ input }])
  await user.click(again.getByRole('button', { name: 'Close' }))
  expect(sessionStorage.getItem('report:srv-1102')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['/jobs/job-3101', 'Report this job'],
  ['/company/com-ashgrove-patents', 'Report Ashgrove Patents'],
  ['/freelancers/fre-jun-watanabe', 'Report Jun Watanabe'],
])('report: a visitor of %s logs in first', async (path, name) => {
  await visit(path)
  await user.click(await screen.findByRole('button', { name }))
  const link = (await dialog()).getByRole('link', { name: 'Log in' })
  expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(path)}`)
})
