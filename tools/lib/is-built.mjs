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

/** `npm run build:demo` writes it last, when the demonstration is within its size limit. */
const demoOutputs = ['dist/demo/404.html']

/**
 * @param {string[]} written
 * @param {string[]} read
 */
const isNewer = (written, read) => {
  const times = written.map((path) => lastChange(join(root, path)))
  return times.every(Boolean) && (times.at(-1) ?? 0) > Math.max(...read.map((path) => lastChange(join(root, path))))
}

export const isBuilt = () => isNewer(outputs, inputs)

export const isDemoBuilt = () => isNewer(demoOutputs, [...inputs, 'demo', 'tools/testing/route-table.ts'])
