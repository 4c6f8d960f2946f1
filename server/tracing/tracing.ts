import type { Attributes, Span } from '@opentelemetry/api'

interface SpanStart {
  attributes?: Attributes
  /** True for a span that answers a request from outside. */
  isServer?: boolean
  /** The W3C header `traceparent` of the caller. Without it the parent is the span of the current request. */
  traceparent?: string | undefined
  /** Milliseconds of the epoch. Default: now. */
  startedAt?: number
}

/** Sends spans to a collector. */
export interface Tracing {
  start: (name: string, options?: SpanStart) => Span
  /** Marks the work of a span as failed. The reason is in the log, because it may hold personal data. */
  fail: (span: Span) => void
  /** Sends the spans that have ended. */
  stop: () => Promise<void>
}

/** Milliseconds of the epoch, with fractions. */
export const preciseNow = () => performance.timeOrigin + performance.now()
