import type { Unmasked } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type ExecutionResult, print } from 'graphql'
import { withoutUnmask } from '../apollo/without-unmask'
import { parseJson } from './read-object'
import type { ResponseFacts } from './response/response-facts'

type Result<Data> = ExecutionResult<Data, Pick<ResponseFacts, 'cost'>>

/** The shape of the data is taken on trust: the operation selects it. */
const isResult = <Data>(value: unknown): value is Result<Data> =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)

/** Sends a request to the API with the page's cookies. Apollo's CSRF prevention requires the content type JSON. */
export const send = async <Data = Record<string, unknown>>(body: object, headers: Record<string, string> = {}) => {
  const start = performance.now()
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('No answer. Check that the server is running and that you are online.')
  })
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The server answered ${response.status} ${response.statusText} without JSON.`)
  }
  const result = parseJson(text)
  if (!isResult<Data>(result)) throw new Error(`The server answered ${response.status} without a GraphQL result.`)
  return { response, result, bytes: new Blob([text]).size, milliseconds: performance.now() - start }
}

export const post = async <Data>(body: object) => (await send<Data>(body)).result

export const sendOperation = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Unmasked<Data>> => {
  const { data, errors } = await post<Unmasked<Data>>({ query: print(withoutUnmask(document)), variables })
  if (errors || !data) throw new Error(errors?.[0]?.message ?? 'The server answered without data.')
  return data
}
