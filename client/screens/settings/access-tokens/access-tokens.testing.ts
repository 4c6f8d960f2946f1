import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Role } from '../../../features/session/roles'
import { signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'

export const user = userEvent.setup()

/** Tokens outlast a test, so each test that creates some uses its own role. */
export const openTokens = async (role: Role) => {
  await signedInAs(role)
  await visit('/dashboard/settings')
  return within(await screen.findByRole('region', { name: 'API tokens' }))
}

export const createToken = async (section: Awaited<ReturnType<typeof openTokens>>, name: string) => {
  await user.type(section.getByLabelText('Name'), name)
  await user.type(section.getByLabelText('Your password'), 'password123')
  await user.click(section.getByRole('button', { name: 'Create token' }))
}
