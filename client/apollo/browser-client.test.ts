import { gql, type TypedDocumentNode } from '@apollo/client'
import { delay, graphql, HttpResponse, http } from 'msw'
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

const SavedWords: TypedDocumentNode<{ words: string[] }> = gql`
  query SavedWords {
    words
  }
`
const RemoveWord: TypedDocumentNode<{ removeWord: boolean }> = gql`
  mutation RemoveWord {
    removeWord
  }
`

test('browser client: a list that is refetched after a mutation does not get the answer to a request of before', async () => {
  let isFirst = true
  api.use(
    graphql.query(SavedWords, async () => {
      if (!isFirst) return HttpResponse.json({ data: { words: [] } })
      isFirst = false
      await delay('infinite')
    }),
    graphql.mutation(RemoveWord, () => HttpResponse.json({ data: { removeWord: true } })),
  )
  const client = createBrowserClient('http://localhost/graphql')
  const list = client.watchQuery({ query: SavedWords })
  const shown: unknown[] = []
  const subscription = list.subscribe(({ data }) => void shown.push(data?.words))
  await client.mutate({ mutation: RemoveWord, refetchQueries: [SavedWords], awaitRefetchQueries: true })
  expect(shown.at(-1)).toEqual([])
  subscription.unsubscribe()
})
