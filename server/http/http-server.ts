import { createServer, type RequestListener } from 'node:http'

/** Cuts off slow senders and idle connections. */
export const createHttpServer = (app: RequestListener) =>
  createServer({ connectionsCheckingInterval: 1_000, headersTimeout: 5_000, requestTimeout: 30_000 }, app)
