import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { LoginDocument } from './login.generated'
import { press, user, value } from './login.testing'

test('login: shows the first missing field', async () => {
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
  tooMany: { data: { login: { __typename: 'TooManyAttempts', message: 'Too many attempts.' } } },
  broken: { errors: [{ message: 'Something broke.' }] },
}
test.each([
  [answers.wrong, wrong],
  [answers.suspended, 'This account is suspended.'],
  [answers.tooMany, 'Too many attempts.'],
  [answers.broken, 'An error occurred during login. Please try again.'],
])('login: %j shows %s and keeps the input', async (answer, message) => {
  api.use(graphql.mutation(LoginDocument, () => HttpResponse.json<object>(answer)))
  await visit('/login')
  await press('Customer')
  await press('Log In')
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect([value('Email'), value('Password')]).toEqual(['customer@example.com', 'password123'])
  expect(main().getByRole<HTMLButtonElement>('button', { name: 'Log In' }).disabled).toBe(false)
})
