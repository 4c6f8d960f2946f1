import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export const user = userEvent.setup()
export const main = () => within(screen.getByRole('main'))
export const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
export const type = (label: string, text: string) => user.type(main().getByLabelText(label), text)
export const create = () => user.click(button('Create Account'))
export const alertText = async () => (await main().findByRole('alert')).textContent
