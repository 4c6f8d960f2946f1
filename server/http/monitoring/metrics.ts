import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { Registry } from 'prom-client'
import { isSameMachine } from '../same-machine'

interface Dependencies {
  /** Reads the metrics of all processes of this machine. */
  ofProcesses: () => Promise<Registry>
  /** Reads the gauges that need the database. */
  ofDatabase: () => Promise<Registry>
  /** Undefined: only programs on this machine may read. */
  token: string | undefined
}

/** The metrics of this machine's processes and of the database for Prometheus. Unauthorized readers get 404. */
export const metricsRoute = ({ ofProcesses, ofDatabase, token }: Dependencies): RequestHandler => {
  const expected = token === undefined ? undefined : digestOf(`Bearer ${token}`)
  const mayRead = (request: Request) =>
    expected ? timingSafeEqual(digestOf(request.get('authorization') ?? ''), expected) : isSameMachine(request)

  return async (request, response) => {
    response.set('cache-control', 'no-store')
    if (!mayRead(request)) return void response.sendStatus(404)
    const registry = Registry.merge(await Promise.all([ofProcesses(), ofDatabase()]))
    response.type(registry.contentType).send(await registry.metrics())
  }
}

/** Texts of one length, as the comparison in constant time needs them. */
const digestOf = (text: string) => createHash('sha256').update(text).digest()
