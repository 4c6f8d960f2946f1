// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/**
 * The most memory that a process has held so far; only Linux keeps count of it.
 * @param {number} pid
 */
export const peakMemory = (pid) => {
  const file = `/proc/${pid}/status`
  const peak = existsSync(file) && /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1]
  return peak ? `${(Number(peak) / 1024).toFixed(0)} MB` : 'not known'
}
