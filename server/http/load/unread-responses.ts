import type { RequestHandler, Response } from 'express'
import { networkOf } from '../../lib/addresses/network-address'
import { sendBusy } from '../errors'

const MAX_BYTES = 16 * 1024 * 1024
/** The headers of a response that are untrue of the refusal in its place. */
const bodyHeaders = ['cache-control', 'content-encoding', 'content-type', 'etag']

const sentInAnyCase = new WeakSet<Response>()

/** Sends the response whatever is unread: the client would repeat a change that was made. */
export const sendInAnyCase = (response: Response) => sentInAnyCase.add(response)

/**
 * Bounds the bytes of responses that a network address has not read yet: further ones are 503. Requests that may change something are
 * refused before.
 */
export const boundUnreadResponses = (maxBytes = MAX_BYTES): RequestHandler => {
  const unread = new Map<string, number>()
  const add = (network: string, bytes: number) => {
    const sum = (unread.get(network) ?? 0) + bytes
    if (sum > 0) unread.set(network, sum)
    else unread.delete(network)
  }

  return (request, response, next) => {
    const network = networkOf(request.ip ?? '')
    const unreadBytes = () => unread.get(network) ?? 0
    if (request.method !== 'GET' && unreadBytes() >= maxBytes) return sendBusy(response)
    const send = response.send.bind(response)
    response.send = (body) => {
      // Express sends other bodies as text, by this function.
      if (typeof body !== 'string' && !Buffer.isBuffer(body)) return send(body)
      response.send = send
      // Its 'close' has passed, so it would count forever.
      if (response.destroyed) return send(body)
      const bytes = Buffer.byteLength(body)
      if (unreadBytes() + bytes > maxBytes && !sentInAnyCase.has(response)) {
        for (const name of bodyHeaders) response.removeHeader(name)
        sendBusy(response)
        return response
      }
      add(network, bytes)
      response.once('close', () => add(network, -bytes))
      return send(body)
    }
    next()
  }
}
