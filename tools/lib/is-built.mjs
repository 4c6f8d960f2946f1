// @ts-check
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const inputs = [
  'artwork',
  'client',
  'server',
  'schema',
  'fixtures',
  'tools/build',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
/** Files that `npm run build` writes, in order: all of them exist only after a complete build. */
const outputs = ['dist/client/.vite/manifest.json', 'dist/sandbox/.vite/manifest.json', 'dist/server/main.js']

/**
 * The time of the last change. A folder's own time counts too, because deleting a file changes it.
 * @param {string} path
 * @returns {number}
 */
const lastChange = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || /\.test\.tsx?$/.test(path)) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))))
}

export const isBuilt = () => {
  const times = outputs.map((path) => lastChange(join(root, path)))
  return times.every(Boolean) && (times.at(-1) ?? 0) > Math.max(...inputs.map((path) => lastChange(join(root, path))))
}
