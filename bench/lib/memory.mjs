// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/**
 * @param {number} pid
 * @param {string} count
 */
const read = (pid, count) => {
  const file = `/proc/${pid}/status`
  const [, kilobytes] =
    (existsSync(file) && new RegExp(`^${count}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))) || []
  return kilobytes ? `${(Number(kilobytes) / 1024).toFixed(0)} MB` : 'not known'
}

/**
 * The resident memory of a process, known on Linux only.
 * @param {number} pid
 */
export const currentMemory = (pid) => read(pid, 'VmRSS')

/**
 * The peak resident memory of a process, known on Linux only.
 * @param {number} pid
 */
export const peakMemory = (pid) => read(pid, 'VmHWM')
