import { randomUUID } from 'node:crypto'
import type { Log } from '../log'

/** Logs an error that nobody expected, under a reference short enough to read out on the telephone: `7f3a-19c2`. */
export const report =
  (log: Log) =>
  (err: unknown, about: object = {}) => {
    const reference = randomUUID().slice(4, 13)
    log.error({ reference, ...about, err }, 'Unexpected error')
    return reference
  }
