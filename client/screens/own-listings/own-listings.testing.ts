import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

export const user = userEvent.setup()
export const open = async (path = '/dashboard/vendor/products') => {
  await signedInAs('vendor')
  return visit(path)
}

export const row = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('tr') ?? fail())
const fail = () => {
  throw new Error('No row')
}
export const press = async (title: string, name: string) =>
  user.click(await (await row(title)).findByRole('button', { name }))
