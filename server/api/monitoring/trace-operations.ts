import type { ApolloServerPlugin, BaseContext } from '@apollo/server'
import type { Span } from '@opentelemetry/api'
import { type CurrentRequest, currentRequest } from '../../infrastructure/current-request'
import type { Tracing } from '../../tracing/tracing'
import type { OperationLabel } from './operation-metrics'

/** A root field with everything below it, which share a span. */
interface ResolverGroup {
  /** The request with the span of the group, under which its statements begin. */
  request: CurrentRequest
  span: Span
  endedAt: number
}

interface TracedOperation {
  tracing: Tracing
  request: CurrentRequest
  /** By the key of the root field in the result. */
  groups: Map<string | number, ResolverGroup>
}

const operations = new WeakMap<CurrentRequest, TracedOperation>()

/** The operation that the current request executes. Undefined without tracing. */
export const tracedOperation = () => {
  const request = currentRequest()
  return request && operations.get(request)
}

/** A span for each operation, and the ends of the spans of its root fields. */
export const operationTracePlugin = (tracing: Tracing, labelOf: OperationLabel): ApolloServerPlugin<BaseContext> => ({
  requestDidStart: async () => {
    let end = (_failed: boolean) => {}
    return {
      executionDidStart: async ({ operation: { operation, name } }) => {
        const request = currentRequest()
        if (!request) return
        const label = labelOf(name?.value)
        const span = tracing.start(`${operation} ${label}`, {
          attributes: { 'graphql.operation.type': operation, 'graphql.operation.name': label },
        })
        const groups: TracedOperation['groups'] = new Map()
        operations.set(request, { tracing, request: { ...request, span }, groups })
        end = (failed) => {
          for (const group of groups.values()) group.span.end(group.endedAt)
          if (failed) tracing.fail(span)
          span.end()
          operations.delete(request)
        }
      },
      willSendResponse: async ({ response: { body } }) => end(body.kind === 'single' && !!body.singleResult.errors),
    }
  },
})
