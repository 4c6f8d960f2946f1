import userEvent from '@testing-library/user-event'
import { main } from '../../testing/render-screen'

export const user = userEvent.setup()
export const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
export const type = (label: string, text: string) => user.type(main().getByLabelText(label), text)
export const create = () => user.click(button('Create Account'))
export const alertText = async () => (await main().findByRole('alert')).textContent
