import { setTimeout } from 'node:timers/promises'
import type { Log } from '../infrastructure/log'

/** A process that serves the site beside others. */
export interface SiteProcess {
  pid: number | undefined
  /** Resolves once it accepts requests. Rejects if it ends before. */
  ready: Promise<unknown>
  /** Resolves with the exit code at its end. */
  exited: Promise<number | null>
  /** Lets it end once its clients have left its connections. */
  drain: () => void
  /** Ends it as soon as the accepted requests are answered. */
  stop: () => void
}

interface Options {
  count: number
  start: () => SiteProcess
  log: Pick<Log, 'error' | 'info'>
  /** Milliseconds. */
  clock?: () => number
  wait?: (milliseconds: number) => Promise<unknown>
}

/** A process that ends after a shorter life has failed to start, or fails at once. */
const STABLE_MS = 60_000
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 60_000

/** Keeps a number of processes running. */
export const createSupervisor = (options: Options) => {
  const { count, start, log, clock = () => performance.now(), wait = (ms) => setTimeout(ms) } = options
  const running = new Set<SiteProcess>()
  const slots: SiteProcess[] = []
  let isStopping = false
  let restarting: Promise<void> | undefined

  const launch = () => {
    const process = start()
    running.add(process)
    void process.exited.then(() => running.delete(process))
    // The caller waits for it, or its end is enough.
    process.ready.catch(() => {})
    return process
  }

  /** Starts another process if this one ends by itself, after a wait that doubles with each short life in a row. */
  const keep = (slot: number, process: SiteProcess, failures = 0) => {
    const began = clock()
    slots[slot] = process
    void process.exited.then(async (code) => {
      if (isStopping || slots[slot] !== process) return
      const isStable = clock() - began >= STABLE_MS
      const delay = isStable ? 0 : Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS)
      log.error({ pid: process.pid, code, delay }, 'A process has ended; another one replaces it')
      await wait(delay)
      if (!isStopping && slots[slot] === process) keep(slot, launch(), isStable ? 0 : failures + 1)
    })
  }

  const replaceAll = async () => {
    for (let slot = 0; slot < count; slot += 1) {
      const next = launch()
      await next.ready
      if (isStopping) return
      const old = slots[slot]
      keep(slot, next)
      // It may have ended and wait for its successor.
      if (!old || !running.has(old)) continue
      old.drain()
      await old.exited
    }
  }

  return {
    /** Starts the first process, and the others once it accepts requests. Rejects if the first one ends before. */
    start: async () => {
      const first = launch()
      await first.ready
      keep(0, first)
      for (let slot = 1; slot < count; slot += 1) keep(slot, launch())
    },

    /** Replaces one process after the other; each accepts requests before an old one ends. Stops at one that doesn't start. */
    restart: () => {
      restarting ??= replaceAll()
        .then(
          () => {
            if (!isStopping) log.info('All processes were replaced')
          },
          (error: unknown) => {
            if (!isStopping) log.error({ err: error }, 'A new process did not start; the old ones go on')
          },
        )
        .finally(() => {
          restarting = undefined
        })
      return restarting
    },

    stop: async () => {
      isStopping = true
      await Promise.all(
        [...running].map((process) => {
          process.stop()
          return process.exited
        }),
      )
    },
  }
}
