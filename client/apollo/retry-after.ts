/** After a longer wait an error message serves the reader better than a skeleton. */
const MAX_WAIT_MS = 3_000
const MAX_RETRIES = 2

const isQuery = ({ body }: RequestInit) => typeof body === 'string' && /"query":"(query|\{)/.test(body)

const waitMs = (response: Response) => {
  const header = response.headers.get('retry-after')
  if (header === null) return undefined
  const ms = Number(header) * 1_000
  // A date, which the header may have instead of seconds, is not a number: the longest wait serves for it.
  return ms < MAX_WAIT_MS ? ms : MAX_WAIT_MS
}

/** Sends a refused query again, at most twice, after the time that the server has named. Mutations are not repeated. */
export const retryAfter = async (refused: Response, uri: RequestInfo | URL, options: RequestInit) => {
  let response = refused
  for (let retry = 0; retry < MAX_RETRIES && response.status === 503 && isQuery(options); retry += 1) {
    const wait = waitMs(response)
    if (wait === undefined) return response
    await new Promise((resolve) => setTimeout(resolve, wait))
    response = await fetch(uri, options)
  }
  return response
}
