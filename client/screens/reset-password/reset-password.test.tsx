import { waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { ResetPasswordDocument } from './reset-password.generated'
import { alertText, save, type } from './reset-password.testing'

const answers = (body: object) =>
  api.use(graphql.mutation(ResetPasswordDocument, () => HttpResponse.json<object>(body)))
const fill = async () => {
  await visit('/reset-password?token=abc')
  await type('New password', 'secret1')
  await type('Confirm password', 'secret1')
  await save()
}

test('reset password: shows the first violation', async () => {
  await visit('/reset-password?token=abc')
  await type('New password', '12345')
  await save()
  expect(await alertText()).toBe("Passwords don't match")
  await type('Confirm password', '12345')
  await save()
  expect(await alertText()).toBe('Password must be at least 6 characters')
  expect(document.activeElement).toBe(main().getByLabelText('New password'))
})

test('reset password: the new password is saved, and the login page says so', async () => {
  const message = 'Your password is changed. Log in with the new one.'
  answers({ data: { resetPassword: { __typename: 'PasswordReset', message } } })
  const router = await visit('/reset-password?token=abc')
  await type('New password', 'secret1')
  await type('Confirm password', 'secret1')
  await save()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect((await main().findByRole('status')).textContent).toBe(message)
})

const field = { __typename: 'InvalidInput', message: 'Password must be at most 200 characters' }
test.each([
  [{ data: { resetPassword: field } }, field.message],
  [{ errors: [{ message: 'Something broke.' }] }, 'Something went wrong. Nothing was saved. Please try again.'],
])('reset password: %j shows %s and keeps the input', async (body, message) => {
  answers(body)
  await fill()
  expect(await alertText()).toBe(message)
  expect(main().getByLabelText<HTMLInputElement>('New password').value).toBe('secret1')
})
