import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

const user = userEvent.setup()
export const main = () => within(screen.getByRole('main'))
export const type = (label: string, text: string) => user.type(main().getByLabelText(label), text)
export const save = () => user.click(main().getByRole('button', { name: 'Save the password' }))
export const alertText = async () => (await main().findByRole('alert')).textContent
