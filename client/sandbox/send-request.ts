import type { Unmasked } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { withoutUnmask } from '../apollo/without-unmask'

/** Sends a request to the API with the page's cookies. Apollo's CSRF prevention requires the content type JSON. */
export const send = async (body: object, headers: Record<string, string> = {}) => {
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
  return { response, result: JSON.parse(text), bytes: new Blob([text]).size, milliseconds: performance.now() - start }
}

export const post = async (body: object) => (await send(body)).result

export const sendOperation = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Unmasked<Data>> => {
  const { data, errors } = await post({ query: print(withoutUnmask(document)), variables })
  if (errors) throw new Error(errors[0].message)
  return data
}
