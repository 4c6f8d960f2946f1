import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const user = userEvent.setup()
const region = async (name: string) => within(await main().findByRole('region', { name }))
const title = 'International Extension Through Madrid'

test('admin reports: an admin takes content down with a reason; the sidebar counts what waits', async () => {
  await signedInAs('admin')
  await visit('/dashboard/admin/reports')
  const link = await screen.findByRole('link', { name: /^Reports/ })
  await waitFor(() => expect(link.textContent).toContain('2'))
  const queue = await region('New reports')
  expect(await queue.findByText(/^Eleanor Whitcombe\. Reported by 2 accounts, first on /)).toBeTruthy()
  await user.click(queue.getByRole('button', { name: `Take down: ${title}` }))
  await user.click(queue.getByRole('button', { name: 'Take down' }))
  expect((await queue.findByRole('alert')).textContent).toBe('Give the reason.')
  await user.type(queue.getByLabelText('Reason for the owner'), 'No office promises this.')
  await user.click(queue.getByRole('button', { name: 'Take down' }))
  expect(await main().findByText('No report waits for a decision.')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
  expect(await (await region('Taken down')).findByText('No office promises this.', { exact: false })).toBeTruthy()
  await waitFor(() => expect(link.textContent).toContain('1'))
})

test('admin reports: an appeal is shown with the decision, and answered', async () => {
  await signedInAs('admin')
  await visit('/dashboard/admin/reports')
  const appeals = await region('Appeals')
  expect(await appeals.findByText(/It was a real job/)).toBeTruthy()
  await user.click(appeals.getByRole('button', { name: 'Reject the appeal: Envelope stuffing from home' }))
  await user.type(appeals.getByLabelText('Answer to the owner'), 'It sells a course.')
  await user.click(appeals.getByRole('button', { name: 'Restore: Envelope stuffing from home' }))
  await user.click(appeals.getByRole('button', { name: 'Reject the appeal: Envelope stuffing from home' }))
  expect(appeals.getByLabelText<HTMLTextAreaElement>('Answer to the owner').value).toBe('It sells a course.')
  await user.click(appeals.getByRole('button', { name: 'Reject the appeal' }))
  expect(await main().findByText('No appeal waits for an answer.')).toBeTruthy()
  expect(await (await region('Appeals rejected')).findByText('Envelope stuffing from home')).toBeTruthy()
})
