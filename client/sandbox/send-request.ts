import type { Unmasked } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { withoutUnmask } from '../apollo/without-unmask'

/** Asks our own API with the page's cookies. JSON is what lets a request through Apollo's CSRF prevention. */
export const post = async (body: object, headers: Record<string, string> = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  })
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The server answered ${response.status} ${response.statusText} without JSON.`)
  }
  return response.json()
}

export const ask = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Unmasked<Data>> => {
  const { data, errors } = await post({ query: print(withoutUnmask(document)), variables })
  if (errors) throw new Error(errors[0].message)
  return data
}
