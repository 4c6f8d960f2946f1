import type { RequestHandler } from 'express'
import { currentRequest, runFor } from '../../infrastructure/current-request'
import type { Tracing } from '../../tracing/tracing'
import { routeOf } from './measure-requests'

/** A span for each request. It belongs to the trace of a proxy that the site trusts: others could add to somebody else's trace. */
export const traceRequests =
  (tracing: Tracing, trustProxy: number): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request
    const route = routeOf(path)
    const current = currentRequest()
    const span = tracing.start(`${method} ${route}`, {
      isServer: true,
      traceparent: trustProxy > 0 ? request.get('traceparent') : undefined,
      attributes: { 'http.request.method': method, 'http.route': route, 'marque.request_id': current?.id ?? '' },
    })
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500) tracing.fail(span)
      span.end()
    })
    runFor({ ...current, span }, next)
  }
