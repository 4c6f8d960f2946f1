import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Span } from '@opentelemetry/api'

/** The request that the running code works for. Jobs have one without an id. */
export interface CurrentRequest {
  readonly id?: string
  /** The span under which further spans begin. Undefined without tracing. */
  readonly span?: Span | undefined
}

const storage = new AsyncLocalStorage<CurrentRequest>()

/** Undefined outside of requests and jobs. */
export const currentRequest = () => storage.getStore()

/** Runs work, and everything that it starts, for a request. */
export const runFor = <Result>(request: CurrentRequest, work: () => Result) => storage.run(request, work)

/** Short enough to read out: `7f3a-19c2-4b06`. */
export const newRequestId = () => randomUUID().slice(4, 18)
