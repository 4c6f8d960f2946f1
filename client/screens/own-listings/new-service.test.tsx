import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

test.each([
  ['freelancer', 'usr-tomas-vidal'],
  ['broker', 'usr-priya-raman'],
] as const)('own listings: a %s sees their services and creates one', async (role, userId) => {
  const own = services.filter(({ provider }) => provider === userId)
  await signedInAs(role)
  const router = await visit(`/dashboard/${role}/services`)
  expect(await screen.findByRole('button', { name: `All ${own.length}` })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'New service' }))
  await waitFor(() => expect(router.state.location.pathname).toContain(`/dashboard/${role}/services/srv-`))
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit service' })).toBeTruthy()
  await screen.findByLabelText('Title')
  expect(screen.queryByLabelText('Tags')).toBeNull()
})
