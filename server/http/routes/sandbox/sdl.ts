import type { RequestHandler } from 'express'
import { typeDefs } from '../../../generated/schema'

/** The whole schema as text at `/graphql?sdl`, where introspection is on. */
export const sdl =
  (isOn: boolean): RequestHandler =>
  (request, response, next) => {
    if (!isOn || request.method !== 'GET' || request.query.sdl === undefined) return next()
    response.type('text/plain').set('cache-control', 'no-cache').send(typeDefs)
  }
