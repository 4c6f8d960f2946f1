import { expect } from 'vitest'

interface Answer {
  status: number
  headers: Headers
  json: () => Promise<unknown>
}

/** How a request was refused: every refusal is JSON in the form of a GraphQL error, and has at most five. */
export const refusal = async (response: Answer) => {
  expect(response.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json; charset=utf-8$/)
  const body: unknown = await response.json()
  expect(body).toMatchObject({ errors: [{ message: expect.any(String), extensions: { code: expect.any(String) } }] })
  return { status: response.status, ...firstError(body) }
}

const firstError = (body: unknown): { code?: unknown; message?: unknown } => {
  const {
    errors: [
      {
        message,
        extensions: { code },
      },
    ],
  } = Object(body)
  return { code, message }
}
