import { setTimeout as wait } from 'node:timers/promises'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'

let visitors = 0

/** A new IP address for X-Forwarded-For, because registrations and views are counted per address. */
export const newAddress = () => {
  visitors += 1
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
}

const BUSY = 503

/** Sends a request, and repeats it while the server is busy. */
export const fetchPatiently = async (url: string, options: RequestInit): Promise<Response> => {
  const response = await fetch(url, options).catch((cause: unknown) => {
    throw new Error(`${options.method ?? 'GET'} ${url} was not answered`, { cause })
  })
  if (response.status !== BUSY) return response
  await response.arrayBuffer()
  await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000)
  return fetchPatiently(url, options)
}

/** Sends operations and files, and keeps cookies. Repeats requests while the server is busy. Throws for errors. */
export const newBrowser = () => {
  const address = newAddress()
  const cookies = new Map<string, string>()
  const headers = () => ({
    'x-forwarded-for': address,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const execute = async <Data, Variables>(
    origin: string,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const response = await fetchPatiently(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify({ query: print(document), variables }),
    })
    const { data, errors } = await response.json()
    if (errors) throw new Error(`The server refused: ${JSON.stringify(errors)}`)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return data
  }
  return {
    execute,

    /** Sends a file to a route of uploads. Returns the id of the stored file. */
    upload: async (origin: string, path: string, body: Buffer<ArrayBuffer>): Promise<string> => {
      const response = await fetchPatiently(origin + path, { method: 'POST', headers: headers(), body })
      const answer: { id: string } = await response.json()
      if (response.status !== 201) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`)
      return answer.id
    },

    /** Follows the redirect to the file store. */
    download: async (origin: string, id: string) => {
      const redirect = await fetchPatiently(`${origin}/files/${id}`, { headers: headers(), redirect: 'manual' })
      const location = redirect.headers.get('location')
      if (location === null) throw new Error(`${id} was answered with ${redirect.status}`)
      const response = await fetchPatiently(location, {})
      if (response.status !== 200) throw new Error(`${id} was answered with ${response.status}`)
      return Buffer.from(await response.arrayBuffer())
    },
  }
}

export type Browser = ReturnType<typeof newBrowser>
