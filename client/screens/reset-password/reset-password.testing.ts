import userEvent from '@testing-library/user-event'
import { main } from '../../testing/render-screen'

const user = userEvent.setup()
export const type = (label: string, text: string) => user.type(main().getByLabelText(label), text)
export const save = () => user.click(main().getByRole('button', { name: 'Save the password' }))
export const alertText = async () => (await main().findByRole('alert')).textContent
