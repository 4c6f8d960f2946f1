import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { addProcessGauges } from './process-gauges'

const SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]

/**
 * The metrics of one process. Those of several are summed, unless a metric has another aggregator. Labels have few values, and none
 * is a text that somebody has sent.
 */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  const process = addProcessGauges(registers)
  return {
    registry,
    stop: process.stop,

    requests: new Histogram({
      name: 'marque_http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its response, by route, method and class of status.',
      labelNames: ['route', 'method', 'status'],
      buckets: SECONDS,
      registers,
    }),
    operations: new Histogram({
      name: 'marque_operation_duration_seconds',
      help: 'Time of GraphQL operations that were not answered from the cache. Operations that are not the site’s own are "other".',
      labelNames: ['operation', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    cacheLookups: new Counter({
      name: 'marque_cache_lookups_total',
      help: 'Look-ups in the response cache and the page cache, by cache and result.',
      labelNames: ['cache', 'result'],
      registers,
    }),
    connectionWaits: new Histogram({
      name: 'marque_database_connection_wait_seconds',
      help: 'Time that statements and transactions waited for a connection to the database.',
      buckets: [0.001, ...SECONDS],
      registers,
    }),
    connectionsWaiting: new Gauge({
      name: 'marque_database_connections_waiting',
      help: 'Statements and transactions that wait for a connection to the database now.',
      registers,
    }),
    jobs: new Histogram({
      name: 'marque_job_duration_seconds',
      help: 'Time of runs of jobs, by job and outcome.',
      labelNames: ['job', 'outcome'],
      buckets: [0.1, 1, 10, 60],
      registers,
    }),
    jobSuccess: new Gauge({
      name: 'marque_job_last_success_timestamp_seconds',
      help: 'Unix time of the last run of a job that did not fail.',
      labelNames: ['job'],
      aggregator: 'max',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
