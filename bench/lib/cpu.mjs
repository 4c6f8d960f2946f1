// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10

/**
 * The CPU time of a process so far. Other load on the machine changes it less than wall-clock time. NaN outside of Linux.
 * @param {number} pid
 */
export const cpuMs = (pid) => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // The name in brackets can contain spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
