import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

test('docket: a date that is marked as met leaves the list', async () => {
  await signedInAs('customer')
  await visit('/dashboard/docket')
  const region = within(await screen.findByRole('region', { name: 'Coming up' }))
  await userEvent.setup().click(region.getByRole('button', { name: /^Mark as met.*Opposition/ }))
  await waitFor(() => expect(region.queryByText(/^Opposition/)).toBeNull())
})
