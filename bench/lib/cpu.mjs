// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/**
 * The time that a process has worked so far: unlike time by the clock, nearly the same on a machine that others use too.
 * @param {number} pid
 */
export const cpuMs = (pid) => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // The name, in brackets, may hold anything; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
