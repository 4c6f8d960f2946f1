import userEvent from '@testing-library/user-event'
import { main } from '../../testing/render-screen'

export const user = userEvent.setup()
export const press = async (name: string) => user.click(await main().findByRole('button', { name }))
export const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
export const value = (label: string) => main().getByLabelText<HTMLInputElement>(label).value
