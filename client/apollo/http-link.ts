import { BaseHttpLink } from '@apollo/client/link/http'
import { retryAfter } from './retry-after'

export const createHttpLink = (uri: string) => new BaseHttpLink({ uri, fetch: fetchWithRetries })

/** Asks a busy server again. */
const fetchWithRetries: typeof fetch = async (uri, options = {}) => {
  const response = await fetch(uri, options)
  return response.status === 503 ? retryAfter(response, uri, options) : response
}
