import type { RequestHandler } from 'express'

const explanation = `This is the address of the GraphQL API. It answers operations, not visits by a browser.

Send an operation by POST as application/json: {"query": "{ jobs { totalCount } }"}
Queries also work by GET, with the header apollo-require-preflight: 1
`

/** Sends a browser that opens `/graphql` without an operation to the sandbox, or to a page that explains the address. */
export const browserVisit =
  (hasSandbox: boolean): RequestHandler =>
  (request, response, next) => {
    const hasOperation = request.query.query !== undefined || request.query.extensions !== undefined
    // A program that accepts anything, as curl does, gets the API's answer.
    if (request.method !== 'GET' || hasOperation || request.accepts(['json', 'html']) !== 'html') return next()
    response.vary('accept').set('cache-control', 'no-store')
    if (hasSandbox) return response.redirect('/sandbox')
    response.status(400).type('text/plain').send(explanation)
  }
