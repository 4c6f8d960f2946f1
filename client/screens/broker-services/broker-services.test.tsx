import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const own = services.filter(({ provider }) => provider === 'usr-priya-raman')

test('shows the services of the broker, and begins one more', async () => {
  await signedInAs('broker')
  const router = await visit('/dashboard/broker/services')
  expect(await screen.findByRole('button', { name: `All ${own.length}` })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'New service' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard\/broker\/services\/srv-/))
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit service' })).toBeTruthy()
  await screen.findByLabelText('Title')
  expect(screen.queryByLabelText('Tags')).toBeNull()
})
