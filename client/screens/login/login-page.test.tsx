import { waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { LoginDocument } from './login.generated'
import { main, press, user } from './login.testing'

const password = () => main().getByLabelText<HTMLInputElement>('Password')

test.each([
  ['vendor', '/login', '/dashboard/vendor/products'],
  ['freelancer', '/login', '/dashboard/freelancer/services'],
  ['broker', '/login', '/dashboard/broker/services'],
  ['admin', '/login', '/dashboard/admin/users'],
  ['customer', '/login', '/dashboard'],
  ['customer', '/login?next=/jobs', '/jobs'],
] as const)('a signed-in %s at %s is led to %s at once', async (role, at, to) => {
  await signedInAs(role)
  const router = await visit(at)
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('the password can be looked at; focus and caret stay where they are', async () => {
  await visit('/login')
  await user.type(password(), 'secret')
  password().setSelectionRange(2, 2)
  await press('Show password')
  expect([password().type, password().selectionStart, document.activeElement]).toEqual(['text', 2, password()])
  await press('Hide password')
  expect([password().type, password().value]).toEqual(['password', 'secret'])
})

test.each([false, true])('Remember me: %s', async (remember) => {
  const asked = new Promise((resolve) => {
    api.use(
      graphql.mutation(LoginDocument, ({ variables }) => {
        resolve(variables.input.remember)
        return HttpResponse.json<object>({ errors: [{ message: 'Something broke.' }] })
      }),
    )
  })
  await visit('/login')
  await press('Customer')
  if (remember) await user.click(main().getByLabelText('Remember me'))
  await press('Log In')
  expect(await asked).toBe(remember)
})

test('leads to registration with the way back, and to a new password', async () => {
  await visit('/login?social=failed&provider=google&next=%2Fjobs%3Fpage%3D2')
  const href = (name: string) => main().getByRole('link', { name }).getAttribute('href')
  expect(href('Create an account')).toBe('/register?next=%2Fjobs%3Fpage%3D2')
  expect(href('Forgot password?')).toBe('/forgot-password')
})
