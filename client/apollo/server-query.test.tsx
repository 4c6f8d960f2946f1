import { text } from 'node:stream/consumers'
import { ApolloClient, ApolloLink, type ErrorLike, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider, skipToken } from '@apollo/client/react'
import { prerenderToNodeStream } from 'react-dom/static'
import { of } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryHook } from './hooks/query-hook'

interface Title {
  title: string | null
}
const TitleDocument: TypedDocumentNode<Title, Record<string, never>> = gql`
  query Title {
    title
  }
`
const useTitleQuery = createQueryHook(TitleDocument)

beforeEach(() => void vi.stubEnv('SSR', true))
afterEach(() => void vi.unstubAllEnvs())

/** Renders a query hook as on the server. */
const prerender = async (
  useTitle: () => { data?: Title | undefined; error?: ErrorLike },
  answer: ApolloLink.Result = { data: { title: 'Keeper of the Seal' } },
) => {
  const send = vi.fn((_: ApolloLink.Operation) => of(answer))
  const client = new ApolloClient({ link: new ApolloLink(send), cache: new InMemoryCache() })
  const Heading = () => {
    const { data, error } = useTitle()
    return `${data?.title ?? 'no title'}, ${error?.message ?? 'no error'}`
  }
  const { prelude } = await prerenderToNodeStream(
    <ApolloProvider client={client}>
      <Heading />
    </ApolloProvider>,
  )
  return { send, html: await text(prelude) }
}

const failure = { data: { title: null }, errors: [{ message: 'Out of ink' }] }

test('query hook on the server: waits for its data and sends it once', async () => {
  const { html, send } = await prerender(() => useTitleQuery({ context: { from: 'test' } }))
  expect(html).toBe('Keeper of the Seal, no error')
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[0].getContext().from).toBe('test')
})

test.each([
  ['skip', () => useTitleQuery({ skip: true })],
  ['skipToken', () => useTitleQuery(skipToken)],
  ['ssr: false', () => useTitleQuery({ ssr: false })],
])('query hook on the server: with %s sends nothing', async (_, useTitle) => {
  const { html, send } = await prerender(useTitle)
  expect(html).toBe('no title, no error')
  expect(send).not.toHaveBeenCalled()
})

test.each(['none', 'all'] as const)(
  'query hook on the server: errorPolicy %s renders the error',
  async (errorPolicy) => {
    const { html } = await prerender(() => useTitleQuery({ errorPolicy }), failure)
    expect(html).toBe('no title, Out of ink')
  },
)

test('query hook on the server: errorPolicy ignore renders no error', async () => {
  const { html } = await prerender(() => useTitleQuery({ errorPolicy: 'ignore' }), failure)
  expect(html).toBe('no title, no error')
})
