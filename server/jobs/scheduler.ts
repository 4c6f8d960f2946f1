import type { Log } from '../infrastructure/log'
import { errorsOf } from '../lib/for-each-due'
import { inBackground } from '../lib/timers'
import type { RunLeased } from './run-leased'

export interface Job<Scope> {
  name: string
  everySeconds: number
  /** Time from the start to the first run. Default: none. */
  delaySeconds?: number
  /** True for work that waits for another system: it runs beside the jobs of its interval, which go on if that doesn't answer. */
  apart?: true
  /** True for work that several processes would repeat, because nothing in the database claims it. */
  leased?: true
  run: (scope: Scope) => Promise<unknown>
}

/** Runs a job and observes it. Rejects if the job does. */
export type ObserveJob = (name: string, run: () => Promise<unknown>) => Promise<unknown>

interface Runners {
  observe: ObserveJob
  /** For jobs that are leased. */
  runLeased: RunLeased
}

/**
 * Runs jobs at their intervals. Jobs of the same interval run one after the other, unless one is apart, and never overlap: if a
 * round takes longer than the interval, at most one more round waits. A job that fails is logged and runs again in the next round.
 * Returns a function that stops the scheduler and waits for the running jobs.
 */
export const startScheduler = <Scope>(
  jobs: readonly Job<Scope>[],
  createScope: () => Scope,
  log: Log,
  { observe = (_, run) => run(), runLeased = async (_, work) => void (await work()) }: Partial<Runners> = {},
) => {
  const together = jobs.filter(({ apart }) => !apart)
  const intervals = new Set(together.map(({ everySeconds }) => everySeconds))
  const start = (round: readonly Job<Scope>[], interval: number) =>
    startRounds(round, interval, createScope, log, { observe, runLeased })
  const stops = [
    ...[...intervals].map((interval) =>
      start(
        together.filter(({ everySeconds }) => everySeconds === interval),
        interval,
      ),
    ),
    ...jobs.filter(({ apart }) => apart).map((job) => start([job], job.everySeconds)),
  ]
  return () => Promise.all(stops.map((stop) => stop()))
}

const startRounds = <Scope>(
  jobs: readonly Job<Scope>[],
  interval: number,
  createScope: () => Scope,
  log: Log,
  { observe, runLeased }: Runners,
) => {
  let running: Promise<void> | undefined
  let isWaiting = false

  const runRound = async (round: readonly Job<Scope>[]) => {
    for (const job of round) {
      // A scope for each job: another job's loaders hold rows from before its changes.
      const run = async () => job.run(createScope())
      await observe(job.name, () => (job.leased ? runLeased(job, run) : run())).catch((error: unknown) => {
        for (const err of errorsOf(error)) log.error({ err, job: job.name }, 'A job failed')
      })
    }
  }

  const enqueue = (round: readonly Job<Scope>[]) => {
    if (isWaiting) return
    isWaiting = true
    running = Promise.resolve(running).then(() => {
      isWaiting = false
      return runRound(round)
    })
  }

  enqueue(jobs.filter(({ delaySeconds }) => delaySeconds === undefined))
  const delayed = jobs.filter(({ delaySeconds }) => delaySeconds !== undefined && delaySeconds < interval)
  // Jobs with the same delay are one round: a round that would wait behind a waiting one is left out.
  const delays = new Set(delayed.map(({ delaySeconds = 0 }) => delaySeconds))
  const firstRuns = [...delays].map((delay) => {
    const round = delayed.filter(({ delaySeconds }) => delaySeconds === delay)
    return inBackground(setTimeout(enqueue, delay * 1_000, round))
  })
  const timer = inBackground(setInterval(enqueue, interval * 1_000, jobs))

  return async () => {
    for (const first of firstRuns) clearTimeout(first)
    clearInterval(timer)
    await running
  }
}
