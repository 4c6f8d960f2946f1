// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** The parent and the CPU time of each process, and that of its ended children. Empty outside of Linux. */
const processes = () => {
  /** @type {Map<number, { parent: number, ownMs: number, endedMs: number }>} */
  const found = new Map()
  if (!existsSync('/proc/self/stat')) return found
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
      found.set(Number(name), {
        parent: Number(fields[1]),
        ownMs: (user + system) * TICK_MS,
        endedMs: (endedUser + endedSystem) * TICK_MS,
      })
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
  for (const [pid, { ownMs, endedMs }] of all) {
    let ancestor = pid
    while (ancestor !== root && ancestor !== excluded && ancestor > 1) ancestor = all.get(ancestor)?.parent ?? 0
    // Connections that end leave their time to the root.
    if (ancestor === root) ms += pid === root ? endedMs : ownMs + endedMs
  }
  return ms
}
