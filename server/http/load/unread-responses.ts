import type { RequestHandler, Response } from 'express'
import { limitedNetworksOf } from '../../lib/addresses/network-address'
import { sendBusy } from '../errors'

const MAX_BYTES = 16 * 1024 * 1024
const MAX_SUM = 256 * 1024 * 1024

/** The headers of a response that are untrue of the refusal in its place. */
const bodyHeaders = ['cache-control', 'content-encoding', 'content-type', 'etag']

type Networks = ReturnType<typeof limitedNetworksOf>

const sentInAnyCase = new WeakSet<Response>()

/** Sends the response whatever is unread: the client would repeat a change that was made. */
export const sendInAnyCase = (response: Response) => sentInAnyCase.add(response)

/**
 * Bounds the bytes of responses that a network has not read yet, and their sum: further ones are 503. A network has no more than it
 * leaves for others, so that few networks can't use up the sum. Requests that may change something are refused before.
 */
export const boundUnreadResponses = (maxBytes = MAX_BYTES, maxSum = MAX_SUM): RequestHandler => {
  const unread = new Map<string, number>()
  let sum = 0
  const unreadOf = (network: string) => unread.get(network) ?? 0
  const add = (networks: Networks, bytes: number) => {
    sum += bytes
    for (const { network } of networks) {
      const left = unreadOf(network) + bytes
      if (left > 0) unread.set(network, left)
      else unread.delete(network)
    }
  }
  const exceeds = (networks: Networks, bytes: number) =>
    networks.some(({ network, factor }) => unreadOf(network) + bytes > Math.min(maxBytes * factor, maxSum - sum))

  return (request, response, next) => {
    const networks = limitedNetworksOf(request.ip ?? '')
    if (request.method !== 'GET' && exceeds(networks, 1)) return sendBusy(response)
    const send = response.send.bind(response)
    response.send = (body) => {
      // Express sends other bodies as text, by this function.
      if (typeof body !== 'string' && !Buffer.isBuffer(body)) return send(body)
      response.send = send
      // Its 'close' has passed, so it would count forever.
      if (response.destroyed) return send(body)
      const bytes = Buffer.byteLength(body)
      if (exceeds(networks, bytes) && !sentInAnyCase.has(response)) {
        for (const name of bodyHeaders) response.removeHeader(name)
        sendBusy(response)
        return response
      }
      add(networks, bytes)
      response.once('close', () => add(networks, -bytes))
      return send(body)
    }
    next()
  }
}
