import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { main } from '../../../testing/render-screen'
import { button, form, open, reason, trail } from '../admin-users.testing'

const user = userEvent.setup()

beforeEach(() => signedInAs('admin'))

test('admin users: after a role change the focus moves to the status message when the row leaves the list', async () => {
  await open('role=freelancer&q=viktor')
  await user.click(button('Change role Viktor Novák'))
  const name = 'Change the role of Viktor Novák'
  await main().findByRole('form', { name })
  await user.selectOptions(form(name).getByLabelText('New role'), 'Broker')
  await user.type(reason(name), 'Asked to')
  await user.click(form(name).getByRole('button', { name: 'Change role' }))
  const status = await main().findByText('Viktor Novák’s role is Broker now.')
  expect(await main().findByText('No accounts match.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(status))
  expect(await trail().findByText('Changed Viktor Novák from Freelancer to Broker')).toBeTruthy()
})

test.each([
  ['Suspend', 'Suspend Adrian Cole', "You can't suspend your own account.", ''],
  ['Change role', 'Change the role of Adrian Cole', 'This account has that role already.', ''],
  [
    'Change role',
    'Change the role of Adrian Cole',
    'This is the last admin account. Make somebody else an admin first.',
    'Vendor',
  ],
])('admin users: %s on the own account is refused in the form: %s, %s', async (label, name, message, role) => {
  await open('role=admin')
  await user.click(button(`${label} Adrian Cole`))
  if (role) await user.selectOptions(form(name).getByLabelText('New role'), role)
  await user.type(reason(name), 'To see what happens')
  await user.click(form(name).getByRole('button', { name: label }))
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(reason(name)).toHaveProperty('value', 'To see what happens')
})

test('admin users: Escape and Cancel close the form and return the focus to its button', async () => {
  await open('q=yara')
  await user.click(button('Suspend Yara Benali'))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(button('Suspend Yara Benali'))
  await user.click(button('Change role Yara Benali'))
  await user.click(button('Cancel'))
  expect(document.activeElement).toBe(button('Change role Yara Benali'))
})
