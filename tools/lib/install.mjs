// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { npm, root, run } from './run.mjs'

/** @typedef {'run' | 'all'} Kind 'run': dependencies; 'all': devDependencies too */

const lock = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
/** Inside node_modules, so that deleting the folder deletes it too. */
const stamp = join(modules, '.marque')

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex')

/** @param {Kind} kind */
const isInstalled = (kind) => {
  if (existsSync(stamp)) {
    const [hash, installed] = readFileSync(stamp, 'utf8').split(' ')
    if (hash === lockHash() && (installed === 'all' || installed === kind)) return true
  }
  // After `npm ci` by hand there is no stamp, but npm's own record is as new as the lockfile.
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record) || statSync(record).mtimeMs < statSync(lock).mtimeMs) return false
  return existsSync(join(modules, kind === 'all' ? 'vitest' : 'vite'))
}

/** @param {Kind} needed */
export const install = async (needed) => {
  // Keeps devDependencies that are installed, even where only dependencies are needed.
  const kind = existsSync(join(modules, 'vitest')) ? 'all' : needed
  if (isInstalled(kind)) return
  console.log(`Installing (once, about ${kind === 'all' ? 60 : 20} s) ...`)
  const args = ['ci', '--no-audit', '--no-fund', kind === 'all' ? '--include=dev' : '--omit=dev']
  const { ok, output } = await run(npm(...args))
  if (!ok) fail(`npm ${args.join(' ')} failed: see above; then run this again.`, output)
  writeFileSync(stamp, `${lockHash()} ${kind}`)
}
