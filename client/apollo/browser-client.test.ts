import { gql, type TypedDocumentNode } from '@apollo/client'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../testing/api'
import { createBrowserClient } from './browser-client'

const SignIn: TypedDocumentNode<{ login: { __typename: string } }> = gql`
  mutation SignIn {
    login(input: { email: "a@example.com", password: "wrong" }) {
      ... on TooManyAttempts {
        retryAfterSeconds
      }
    }
  }
`

const tooManyAttempts = { data: { login: { __typename: 'TooManyAttempts', retryAfterSeconds: 540 } } }

test('browser client: a response with status 429 and the media type of GraphQL keeps its result', async () => {
  api.use(
    http.post('http://localhost/graphql', () =>
      HttpResponse.json(tooManyAttempts, {
        status: 429,
        headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' },
      }),
    ),
  )
  const { data } = await createBrowserClient('http://localhost/graphql').mutate({ mutation: SignIn })
  expect(data).toEqual(tooManyAttempts.data)
})
