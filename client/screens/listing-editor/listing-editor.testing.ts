import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedInAs } from '../../testing/api'
import { addProductFile } from '../../testing/product-files'
import { main, visit } from '../../testing/render-screen'

export const user = userEvent.setup()
export const field = (label: string) => main().getByLabelText<HTMLInputElement>(label)
export const write = async (element: HTMLElement | undefined, text: string) => {
  if (element) await user.click(element)
  await user.paste(text)
}
export const press = async (name: string) => user.click(await main().findByRole('button', { name }))
export const status = (text: string) => main().findByText(text, { selector: '[role=status]' })

export const entry = (name: string) => within(main().getByRole('group', { name }))

export const openNewService = async () => {
  await signedInAs('freelancer')
  await visit('/dashboard/freelancer/services')
  await press('New service')
  await main().findByLabelText('Title')
}

export const openNewProduct = async () => {
  await signedInAs('vendor')
  const router = await visit('/dashboard/vendor/products')
  await press('New product')
  await main().findByLabelText('Title')
  // Without a file it could not be published.
  await addProductFile(router.state.location.pathname.split('/').at(-1) ?? '')
  return router
}
