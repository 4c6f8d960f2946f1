import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { RegisterDocument } from './register.generated'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
const type = (label: string, text: string) => user.type(main().getByLabelText(label), text)
const create = () => user.click(button('Create Account'))
const told = async () => (await main().findByRole('alert')).textContent

test('tells the first rule that is broken, in the order of the specification', async () => {
  await visit('/register')
  await type('Confirm password', '12345')
  await user.selectOptions(main().getByLabelText('Account type'), 'Broker/Service Provider')
  await create()
  expect(await told()).toBe("Passwords don't match")
  await type('Password', '12345')
  await create()
  expect(await told()).toBe('Password must be at least 6 characters')
  expect(document.activeElement).toBe(main().getByLabelText('Password'))
  await type('Password', '6')
  await type('Confirm password', '6')
  await create()
  expect(await told()).toBe('Company/Business name is required for your account type')
  await user.selectOptions(main().getByLabelText('Account type'), 'Customer')
  expect(main().queryByLabelText('Company or business name')).toBeNull()
  await create()
  expect(await told()).toBe('Full name is required')
  await type('Full name', 'Ingrid Solberg')
  await create()
  expect(await told()).toBe('Enter an email address like name@example.com')
})

const fill = async (email: string) => {
  await type('Full name', 'Ingrid Solberg')
  await type('Email', email)
  await type('Password', 'secret1')
  await type('Confirm password', 'secret1')
}

test('opens an account, says so, and leads on', async () => {
  const router = await visit('/register?next=/jobs')
  await user.selectOptions(main().getByLabelText('Account type'), 'Vendor/Company')
  await type('Company or business name', 'Solberg Models')
  await fill('ingrid@solberg.example')
  await create()
  expect((await main().findByRole('status')).textContent).toBe(
    'Account created successfully! Redirecting to your dashboard...',
  )
  expect(router.state.location.pathname).toBe('/register')
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs'))
})

test('an email in use is refused, and what was typed stays', async () => {
  await visit('/register')
  await fill('customer@example.com')
  await create()
  expect(await told()).toBe('Registration failed. Email might already be in use.')
  expect(main().getByLabelText<HTMLInputElement>('Full name').value).toBe('Ingrid Solberg')
})

test('nothing can be pressed while it is sent; a failure is told', async () => {
  api.use(
    graphql.mutation(RegisterDocument, async () => {
      await delay(50)
      return HttpResponse.json<object>({ errors: [{ message: 'Something broke.' }] })
    }),
  )
  await visit('/register')
  await fill('new@example.com')
  await create()
  expect(['Creating Account...', 'Google', 'Apple'].map((name) => button(name).disabled)).not.toContain(false)
  expect(await told()).toBe('An error occurred during registration. Please try again.')
})

test('a social account opens at once', async () => {
  await visit('/register')
  await user.click(button('Google'))
  expect((await main().findByRole('status')).textContent).toBe('Google registration successful! Redirecting...')
})
