import { setTimeout as wait } from 'node:timers/promises'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'

let visitors = 0

/** A new IP address for X-Forwarded-For, because registrations are limited per address. */
const newAddress = () => {
  visitors += 1
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
}

const BUSY = 503

/** Sends operations and keeps the session cookie. Repeats requests while the server is busy. Throws for errors. */
export const newBrowser = () => {
  const address = newAddress()
  let cookie = ''
  const execute = async <Data, Variables>(
    origin: string,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify({ query: print(document), variables }),
    })
    if (response.status === BUSY) {
      await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000)
      return execute(origin, document, variables)
    }
    const { data, errors } = await response.json()
    if (errors) throw new Error(`The server refused: ${JSON.stringify(errors)}`)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return data
  }
  return execute
}
