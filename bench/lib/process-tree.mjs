// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** The parent and the CPU time of each process, with that of its ended children. Empty outside of Linux. */
const processes = () => {
  /** @type {Map<number, { parent: number, ms: number }>} */
  const found = new Map()
  if (!existsSync('/proc/self/stat')) return found
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      found.set(Number(name), { parent: Number(fields[1]), ms: ticks * TICK_MS })
    } catch {
      // The process has ended meanwhile.
    }
  }
  return found
}

/**
 * The CPU time of the processes below one, without a branch of them: a database below a benchmark, without its server.
 * @param {number} root
 * @param {number} excluded
 */
export const cpuBelow = (root, excluded) => {
  const all = processes()
  let ms = 0
  for (const [pid, { ms: own }] of all) {
    let ancestor = pid
    while (ancestor !== root && ancestor !== excluded && ancestor > 1) ancestor = all.get(ancestor)?.parent ?? 0
    if (ancestor === root && pid !== root) ms += own
  }
  return ms
}
