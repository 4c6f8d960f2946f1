// @ts-check
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const inputs = [
  'client',
  'server',
  'schema',
  'fixtures',
  'tools/build',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
/** What `npm run build` makes, the last of it last: without the others a build was broken off. */
const outputs = ['dist/client/.vite/manifest.json', 'dist/sandbox/.vite/manifest.json', 'dist/server/main.js']

/**
 * When something changed last. A folder counts itself too, so that a deleted file is a change.
 * @param {string} path
 * @returns {number}
 */
const changed = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat || /\.test\.tsx?$/.test(path)) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name))))
}

export const isBuilt = () => {
  const times = outputs.map((path) => changed(join(root, path)))
  return times.every(Boolean) && (times.at(-1) ?? 0) > Math.max(...inputs.map((path) => changed(join(root, path))))
}
