// @ts-check
// Imports only Node's own modules, because it runs before anything is installed.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

// A signal stops the children too. `npm start` later runs the server in this process, so listeners are removed when no child runs.
const stop = () => {
  for (const child of running) child.kill()
  process.exit(130)
}
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {import('node:child_process').ChildProcess} child */
const watch = (child) => {
  if (!running.size) for (const signal of signals) process.on(signal, stop)
  running.add(child)
  child.once('close', () => {
    running.delete(child)
    if (!running.size) for (const signal of signals) process.off(signal, stop)
  })
}

/**
 * Runs a command and returns its output instead of printing it.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, limit?: number, onLine?: (line: string) => void }} [options]
 *   limit: seconds after which it has failed; onLine: called with each line while it runs
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export const run = ([file = '', ...args], { cwd = root, env, limit = 600, onLine } = {}) =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: file === 'npm' && process.platform === 'win32',
    })
    watch(child)
    const timer = setTimeout(() => {
      output += `\nStopped: not done after ${limit} s.\n`
      child.kill()
    }, limit * 1000)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
      if (onLine) createInterface({ input: stream }).on('line', onLine)
    }
    child.once('error', (error) => {
      output += error.message
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ ok: code === 0, output })
    })
  })

/**
 * The command line of a package's binary, without a shell in between.
 * @param {string} name of the package
 * @param {string[]} args
 */
export const tool = (name, ...args) => {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]), ...args]
}

/** @param {string[]} args */
export const npm = (...args) => {
  const { npm_execpath: script } = process.env
  return script?.endsWith('npm-cli.js') ? [process.execPath, script, ...args] : ['npm', ...args]
}
