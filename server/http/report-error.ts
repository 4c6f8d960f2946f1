import { randomUUID } from 'node:crypto'
import type { Log } from '../infrastructure/log'

/** Logs an unexpected error and returns its reference, which is short enough to read out: `7f3a-19c2`. */
export const reportError =
  (log: Log) =>
  (err: unknown, about: object = {}) => {
    const reference = randomUUID().slice(4, 13)
    log.error({ reference, ...about, err }, 'Unexpected error')
    return reference
  }
