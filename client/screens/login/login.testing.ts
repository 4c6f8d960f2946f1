import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export const user = userEvent.setup()
export const main = () => within(screen.getByRole('main'))
export const press = async (name: string) => user.click(await main().findByRole('button', { name }))
export const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
export const value = (label: string) => main().getByLabelText<HTMLInputElement>(label).value
