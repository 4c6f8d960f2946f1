import { expect, test } from 'vitest'
import { main, visit } from '../../testing/render-screen'
import { alertText, create, type, user } from './register.testing'

test('registration: shows the first violation, in the order of the specification', async () => {
  await visit('/register')
  await type('Confirm password', '12345')
  await user.selectOptions(main().getByLabelText('Account type'), 'Broker/Service Provider')
  await create()
  expect(await alertText()).toBe("Passwords don't match")
  await type('Password', '12345')
  await create()
  expect(await alertText()).toBe('Password must be at least 6 characters')
  expect(document.activeElement).toBe(main().getByLabelText('Password'))
  await type('Password', '6')
  await type('Confirm password', '6')
  await create()
  expect(await alertText()).toBe('Company/Business name is required for your account type')
  await user.selectOptions(main().getByLabelText('Account type'), 'Customer')
  expect(main().queryByLabelText('Company or business name')).toBeNull()
  await create()
  expect(await alertText()).toBe('Full name is required')
  await type('Full name', 'Ingrid Solberg')
  await create()
  expect(await alertText()).toBe('Enter an email address like name@example.com')
})
