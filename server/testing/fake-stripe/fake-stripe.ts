import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { ApiError } from './api-error'
import { createBooks, type StripeEvent } from './books'
import { Form } from './form'
import { createHostedPages } from './hosted-pages'
import { createIdempotency } from './idempotency'
import { createPeople } from './people'
import { createRouter } from './router'

/** Something that goes wrong with the next request to a path. */
type Fault =
  /** An error before anything is done. */
  | { path: string; error: ApiError }
  /** The request is carried out, and its answer is lost. */
  | { path: string; lost: true }

export const SECRET_KEY = 'sk_test_fake'
export const WEBHOOK_SECRET = 'whsec_fake'

/** Starts a server on this machine that speaks the parts of Stripe's API that we use, and keeps books of its own. */
export const startFakeStripe = async (port = 0) => {
  const books = createBooks()
  const people = createPeople(books)
  const pages = createHostedPages(books, people)
  const idempotency = createIdempotency()
  const faults: Fault[] = []
  const requests: string[] = []
  let origin = ''
  const route = createRouter(books, () => origin)

  const answer = (request: IncomingMessage, url: URL, body: string) => {
    const { method = 'GET', headers } = request
    try {
      if (headers.authorization !== `Bearer ${SECRET_KEY}`)
        throw new ApiError('Invalid API Key provided', { status: 401 })
      const fault = faults[0]
      if (fault && url.pathname.startsWith(fault.path) && 'error' in fault) {
        faults.shift()
        throw fault.error
      }
      const form = new Form(new URLSearchParams(method === 'GET' ? url.search : body))
      const run = () => JSON.stringify(route(method, url.pathname, form))
      const key = headers['idempotency-key']
      return { status: 200, ...idempotency.answer(key?.toString(), `${method} ${url.pathname} ${body}`, run) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, ...details } = error.details
      return { status, body: JSON.stringify({ error: { ...details, message: error.message } }), replayed: false }
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const body = await text(request)
    const page = pages(url, request.method === 'POST' ? new URLSearchParams(body).get('action') : null)
    if (page) return void response.writeHead(page.status, page.headers).end(page.body)
    requests.push(`${request.method} ${url.pathname}`)
    const { status, body: json, replayed } = answer(request, url, body)
    const fault = faults[0]
    if (fault && 'lost' in fault && url.pathname.startsWith(fault.path)) {
      faults.shift()
      return void request.socket.destroy()
    }
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${randomUUID()}`,
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
    })
    response.end(json)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`

  return {
    /** The address for the adapter. */
    url: new URL(origin),
    books,
    people,
    /** Method and path of every request. */
    requests,
    /** The next requests to a path fail, in this order. */
    fail: (...next: Fault[]) => void faults.push(...next),
    clearFaults: () => void faults.splice(0),
    forgetIdempotencyKeys: idempotency.forget,
    /** The webhook request of an event. */
    signed: (event: StripeEvent, secret = WEBHOOK_SECRET, timestamp = books.now()) => {
      const body = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
      return { body: Buffer.from(body), headers: { 'stripe-signature': signature, 'content-type': 'application/json' } }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
