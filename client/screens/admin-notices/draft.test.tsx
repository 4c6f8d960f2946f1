import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'

const user = userEvent.setup()

test('announcements: leaving asks while one is typed, and “Leave” drops its text', async () => {
  await signedInAs('admin')
  const router = await visit('/dashboard/admin/announcements')
  const text = () => main().findByLabelText<HTMLTextAreaElement>('Text')
  await user.type(await text(), 'Payouts are late today.')
  const leave = () => act(() => router.navigate('/dashboard/admin/search'))
  await leave()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/dashboard/admin/announcements')
  expect((await text()).value).toBe('Payouts are late today.')
  await leave()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await main().findByRole('heading', { name: 'Search words' })
  await act(() => router.navigate('/dashboard/admin/announcements'))
  expect((await text()).value).toBe('')
})
