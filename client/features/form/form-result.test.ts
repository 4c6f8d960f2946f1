import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { failureText } from './form-result'

const errorOf = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'Not now.', extensions: { code } }] })

test.each([
  ['THROTTLED', 'Not now.'],
  ['INTERNAL_SERVER_ERROR', 'Something went wrong. Nothing was changed. Please try again.'],
  ['ANSWER_TOO_LONG', 'There was no answer, so we don’t know whether it worked. Please check before you try again.'],
])('failure text: after the error %s it says: %s', (code, text) => {
  expect(failureText(errorOf(code))).toBe(text)
})
