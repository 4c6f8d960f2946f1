import { waitFor } from '@testing-library/react'
import { delay, graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { RegisterDocument } from './register.generated'
import { button, create, main, told, type, user } from './register.testing'

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
