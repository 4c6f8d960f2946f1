import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { graphql as execute } from 'graphql'
import { type GraphQLQuery, type GraphQLVariables, graphql, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createContext } from '../../server/context'
import { openSample } from '../../server/database/open-sample'
import { sampleIdentity } from '../../server/ports/identity/sample-identity'
import { schema } from '../../server/schema'
import { nobody } from '../../server/visitor'

const db = openSample()
const outside = { now: () => new Date(), identities: sampleIdentity }

/** Answers every operation as the server would, so that a mock can't drift from the schema. */
const realSchema = graphql.operation<Record<string, unknown>>(async ({ query, variables }) =>
  HttpResponse.json(
    await execute({
      schema,
      source: query,
      variableValues: variables,
      contextValue: await createContext(await db, outside, nobody),
    }),
  ),
)

/** Stands where the server would, in every test file that imports it; a request that nothing answers is an error. */
export const api = setupServer(realSchema)

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.resetHandlers())
afterAll(() => api.close())

/** One operation answers with this instead, for the test that calls it. */
export const mockOperation = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
  document: TypedDocumentNode<Data, Variables>,
  data: Data,
) => api.use(graphql.query(document, () => HttpResponse.json<{ data: Data }>({ data })))

/** One operation fails, as it does when something breaks on the server. */
export const mockError = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => api.use(graphql.query(document, () => HttpResponse.json({ errors: [{ message: 'Something broke.' }] })))

/** One operation is not answered until the returned function is called; from then on as ever. */
export const mockPending = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  api.use(graphql.query(document, () => answered))
  return answer
}
