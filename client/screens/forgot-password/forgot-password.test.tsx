import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, mockPending } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { RequestPasswordResetDocument } from './request-password-reset.generated'

const user = userEvent.setup()
const email = () => main().getByLabelText<HTMLInputElement>('Email')
const send = () => main().getByRole<HTMLButtonElement>('button', { name: /^Send/ })

test.each(['customer@example.com', 'nobody@example.com'])(
  'forgot password: known and unknown addresses get the same answer: %s',
  async (address) => {
    await visit('/forgot-password')
    await user.type(email(), address)
    await user.click(send())
    expect((await main().findByRole('status')).textContent).toBe(
      'If there is an account with this email, we have sent it a link. It works for 30 minutes.',
    )
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Look in your mail')
    expect([email().value, send().textContent]).toEqual([address, 'Send it again'])
    expect(document.activeElement).toBe(send())
  },
)

test.each([
  ['', 'Email is required'],
  ['nonsense', 'Enter an email address like name@example.com'],
])('forgot password: the address %j is refused: %s', async (address, message) => {
  await visit('/forgot-password')
  if (address) await user.type(email(), address)
  await user.click(send())
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(document.activeElement).toBe(email())
})

const failure = 'Something went wrong. No link was sent. Please try again.'
const tooMany = { __typename: 'TooManyAttempts', message: 'Too many attempts.' } as const
test.each([
  [
    'too many attempts',
    () => mockOperation(RequestPasswordResetDocument, { requestPasswordReset: tooMany }),
    tooMany.message,
  ],
  ['a failure', () => mockError(RequestPasswordResetDocument), failure],
])('forgot password: the button is busy while the request is sent; %s is told', async (_name, mock, message) => {
  mock()
  const answer = mockPending(RequestPasswordResetDocument)
  await visit('/forgot-password')
  await user.type(email(), 'customer@example.com')
  await user.click(send())
  expect([send().getAttribute('aria-busy'), send().disabled, document.activeElement]).toEqual(['true', false, send()])
  answer()
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect([email().value, send().getAttribute('aria-busy')]).toEqual(['customer@example.com', 'false'])
})
