import { setTimeout as wait } from 'node:timers/promises'

let visitors = 0

/** Each visitor comes from an address of their own, as a proxy tells it: one address may not register without end. */
const newAddress = () => {
  visitors += 1
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
}

const BUSY = 503

/** Somebody's browser: sends operations and keeps the session. An answer that doesn't come throws; a busy server is asked again. */
export const newBrowser = () => {
  const address = newAddress()
  let cookie = ''
  const ask = async (origin: string, query: string, variables: Record<string, unknown> = {}) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify({ query, variables }),
    })
    if (response.status === BUSY) {
      await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000)
      return ask(origin, query, variables)
    }
    const { data, errors } = await response.json()
    if (errors) throw new Error(`The server refused: ${JSON.stringify(errors)}`)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return data
  }
  return ask
}
