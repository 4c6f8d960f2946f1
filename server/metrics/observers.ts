import type { ObserveJob } from '../jobs/scheduler'
import type { Metrics } from './metrics'

export const connectionMetrics =
  ({ connectionWaits, connectionsWaiting }: Pick<Metrics, 'connectionWaits' | 'connectionsWaiting'>) =>
  () => {
    const began = performance.now()
    connectionsWaiting.inc()
    return () => {
      connectionsWaiting.dec()
      connectionWaits.observe((performance.now() - began) / 1_000)
    }
  }

export const jobMetrics =
  ({ jobs, jobSuccess }: Pick<Metrics, 'jobs' | 'jobSuccess'>): ObserveJob =>
  async (job, run) => {
    const began = performance.now()
    const observe = (outcome: 'ok' | 'failed') => jobs.observe({ job, outcome }, (performance.now() - began) / 1_000)
    try {
      await run()
    } catch (error) {
      observe('failed')
      throw error
    }
    observe('ok')
    jobSuccess.set({ job }, Date.now() / 1_000)
  }
