import type { DatabaseObserver } from '../database/observed-dialect'
import { currentRequest, runFor } from '../infrastructure/current-request'
import type { ObserveJob } from '../jobs/scheduler'
import { preciseNow, type Tracing } from './tracing'

const MAX_TEXT = 2_000

/** A span for each statement of a request or a job. Statements have parameters in place of values, so they hold no data. */
export const traceStatements =
  (tracing: Tracing): NonNullable<DatabaseObserver['statement']> =>
  ({ level, query: { sql }, queryDurationMillis }) => {
    // Polls that belong to no request would fill the collector.
    if (currentRequest()?.span === undefined) return
    const endedAt = preciseNow()
    const span = tracing.start(nameOf(sql), {
      startedAt: endedAt - queryDurationMillis,
      attributes: { 'db.query.text': sql.slice(0, MAX_TEXT) },
    })
    if (level === 'error') tracing.fail(span)
    span.end(endedAt)
  }

/** The command and the first table: `select job`. */
const nameOf = (sql: string) => {
  const [, command = 'statement'] = /(\w+)/.exec(sql) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? []
  return table === undefined ? command : `${command} ${table}`
}

/** A trace for each run of a job. */
export const traceJobs =
  (tracing: Tracing): ObserveJob =>
  async (name, run) => {
    const span = tracing.start(`job ${name}`)
    try {
      return await runFor({ span }, run)
    } catch (error) {
      tracing.fail(span)
      throw error
    } finally {
      span.end()
    }
  }
