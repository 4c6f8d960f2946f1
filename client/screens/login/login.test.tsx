import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { SocialLoginDocument } from '../../features/session/social-login.generated'
import { api } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { LoginDocument } from './login.generated'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const press = async (name: string) => user.click(await main().findByRole('button', { name }))
const value = (label: string) => main().getByLabelText<HTMLInputElement>(label).value

test.each([
  ['/login', '/dashboard/vendor/products'],
  ['/login?next=/jobs', '/jobs'],
])('a sample account signs in at %s: success is told, then %s comes', async (at, to) => {
  const router = await visit(at)
  await press('Vendor')
  expect([value('Email'), value('Password')]).toEqual(['vendor@example.com', 'password123'])
  await press('Log In')
  expect((await main().findByRole('status')).textContent).toBe('Login successful! Redirecting...')
  expect(router.state.location.pathname).toBe('/login')
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('asks for what is missing, one thing at a time', async () => {
  await visit('/login')
  await press('Log In')
  expect(main().getByRole('alert').textContent).toBe('Email is required')
  expect(document.activeElement).toBe(main().getByLabelText('Email'))
  await user.type(main().getByLabelText('Email'), 'a@example.com')
  await press('Log In')
  expect(main().getByRole('alert').textContent).toBe('Password is required')
})

const wrong = 'Invalid email or password. Please try again or use a social login option.'
const answers = {
  wrong: { data: { login: { __typename: 'InvalidCredentials', message: wrong } } },
  suspended: { data: { login: { __typename: 'AccountSuspended', message: 'This account is suspended.' } } },
  tooMany: { data: { login: { __typename: 'TooManyAttempts', retryAfterSeconds: 541 } } },
  broken: { errors: [{ message: 'Something broke.' }] },
}
test.each([
  [answers.wrong, wrong],
  [answers.suspended, 'This account is suspended.'],
  [answers.tooMany, 'Too many attempts. Please try again in 10 minutes.'],
  [answers.broken, 'An error occurred during login. Please try again.'],
])('%j: says %s and keeps what was typed', async (answer, message) => {
  api.use(graphql.mutation(LoginDocument, () => HttpResponse.json<object>(answer)))
  await visit('/login')
  await press('Customer')
  await press('Log In')
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect([value('Email'), value('Password')]).toEqual(['customer@example.com', 'password123'])
  expect(main().getByRole<HTMLButtonElement>('button', { name: 'Log In' }).disabled).toBe(false)
})

test.each([
  [{ data: { socialLogin: { __typename: 'SocialLoginFailed' } } }, 'LinkedIn login failed. Please try another method.'],
  [answers.broken, 'An error occurred during linkedin login. Please try again.'],
])('while one social button waits none can be pressed; %j: %s', async (answer, message) => {
  let look = () => {}
  const looked = new Promise<void>((resolve) => {
    look = resolve
  })
  api.use(
    graphql.mutation(SocialLoginDocument, async () => {
      await looked
      return HttpResponse.json<object>(answer)
    }),
  )
  await visit('/login')
  await press('LinkedIn')
  const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
  expect(['Google', 'Facebook', 'LinkedIn', 'Apple', 'Log In'].map((name) => button(name).disabled)).not.toContain(
    false,
  )
  expect(button('LinkedIn').getAttribute('aria-busy')).toBe('true')
  look()
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(button('Google').disabled).toBe(false)
})
