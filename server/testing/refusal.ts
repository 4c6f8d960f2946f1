import { expect } from 'vitest'

interface JsonResponse {
  status: number
  headers: Headers
  json: () => Promise<unknown>
}

/** Returns the status and the first error of a refused request. Expects JSON in the form of a GraphQL error. */
export const refusal = async (response: JsonResponse) => {
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
