import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const user = userEvent.setup()
const region = async (name: string) => within(await main().findByRole('region', { name }))

test('credential queue: an admin confirms one and refuses another with a reason; the sidebar counts those that wait', async () => {
  await signedInAs('admin')
  await visit('/dashboard/admin/credentials')
  const link = await screen.findByRole('link', { name: /^Registrations/ })
  await waitFor(() => expect(link.textContent).toContain('2'))
  const queue = await region('Waiting for a check')
  await user.click(queue.getByRole('button', { name: 'Confirm: Spain bar number 98116' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(queue.queryByText('Spain bar number 98116')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await waitFor(() => expect(link.textContent).toContain('1'))
  await user.click(queue.getByRole('button', { name: 'Refuse: United States patent agent number 71204' }))
  await user.type(await main().findByLabelText('Reason'), 'No such number.')
  await user.click(queue.getByRole('button', { name: 'Confirm: United States patent agent number 71204' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Not now' }))
  await user.click(queue.getByRole('button', { name: 'Refuse: United States patent agent number 71204' }))
  expect(main().getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('No such number.')
  await user.click(main().getByRole('button', { name: 'Refuse' }))
  expect(await main().findByText('Nothing waits for a check.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await waitFor(() => expect(link.textContent).not.toContain('1'))
})
