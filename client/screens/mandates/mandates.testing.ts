import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { main, visit } from '../../testing/render-screen'

export const user = userEvent.setup()
export const region = async (name: string) => within(await main().findByRole('region', { name }))
export const open = () => visit('/dashboard/mandates')

/** Accepts the proposal about the sample listing, and answers the question. */
export const accept = async () => {
  await user.click(await main().findByRole('button', { name: /^Accept: Logo Design/ }))
  const dialog = within(screen.getByRole('dialog', { name: /^Accept: Logo Design/ }))
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
}
