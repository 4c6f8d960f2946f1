import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import type { Metrics } from '../../metrics/metrics'
import { isSameMachine } from '../same-machine'

interface Dependencies {
  metrics: Pick<Metrics, 'registry'>
  /** Reads the gauges that need the database. */
  update: () => Promise<unknown>
  /** Undefined: only programs on this machine may read. */
  token: string | undefined
}

/** The metrics of this process for Prometheus. Others than those who may read them get the answer of a path that doesn't exist. */
export const metricsRoute = ({ metrics: { registry }, update, token }: Dependencies): RequestHandler => {
  const expected = token === undefined ? undefined : digestOf(`Bearer ${token}`)
  const mayRead = (request: Request) =>
    expected ? timingSafeEqual(digestOf(request.get('authorization') ?? ''), expected) : isSameMachine(request)

  return async (request, response) => {
    response.set('cache-control', 'no-store')
    if (!mayRead(request)) return void response.sendStatus(404)
    await update()
    response.type(registry.contentType).send(await registry.metrics())
  }
}

/** Texts of one length, as the comparison in constant time needs them. */
const digestOf = (text: string) => createHash('sha256').update(text).digest()
