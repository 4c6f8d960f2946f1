import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { currentRequest } from '../infrastructure/current-request'
import type { Config } from '../start/config'
import type { Tracing } from './tracing'

/** A collector that doesn't answer must not keep the process from its end. */
const MAX_FLUSH_MS = 1_000

/**
 * Traces by OpenTelemetry over HTTP. Undefined without a collector: the packages are loaded only with one. The SDK reads the sampler
 * and the headers for the collector from the environment.
 */
export const openTracing = async ({ otlpEndpoint }: Pick<Config, 'otlpEndpoint'>): Promise<Tracing | undefined> => {
  if (otlpEndpoint === undefined) return undefined
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { parseTraceParent },
    resources,
    sdk,
    { OTLPTraceExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const service = { 'service.name': 'marque', 'service.instance.id': `${hostname()}-${process.pid}` }
  const provider = new sdk.BasicTracerProvider({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes(service)),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${otlpEndpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  })
  const tracer = provider.getTracer('marque')

  const parentOf = (traceparent: string | undefined) => {
    const remote = traceparent === undefined ? null : parseTraceParent(traceparent)
    if (remote) return trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
    const span = currentRequest()?.span
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
  }

  return {
    start: (name, { attributes = {}, isServer = false, traceparent, startedAt } = {}) =>
      tracer.startSpan(
        name,
        {
          attributes,
          kind: isServer ? SpanKind.SERVER : SpanKind.INTERNAL,
          ...(startedAt !== undefined && { startTime: startedAt }),
        },
        parentOf(traceparent),
      ),
    fail: (span) => void span.setStatus({ code: SpanStatusCode.ERROR }),
    stop: () =>
      Promise.race([provider.shutdown().catch(() => {}), setTimeout(MAX_FLUSH_MS, undefined, { ref: false })]),
  }
}
