import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../tools/lib/run.mjs'
import { freePort } from '../../tools/testing/free-port.mjs'

const left = ['node_modules', 'dist', '.git', '.data', 'test-results']

/** A copy of the checkout with packages of its own, since Vite keeps what it bundles in node_modules. */
const copyCheckout = () => {
  const copy = mkdtempSync(join(tmpdir(), 'marque-development-'))
  cpSync(root, copy, { recursive: true, filter: (file) => !left.includes(basename(file)) })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  return copy
}

/** As editors do, in two steps. */
const save = (path: string, text: string) => {
  writeFileSync(path, '')
  const until = performance.now() + 30
  while (performance.now() < until);
  writeFileSync(path, text)
}

/** Runs the program of `npm run dev` in a copy of the checkout, whose files a test can edit. */
export const startDevelopmentSite = async () => {
  const copy = copyCheckout()
  const port = String(await freePort())
  const { DATABASE_URL: _, ...env } = process.env
  let printed = ''
  let server: ChildProcess | undefined

  const start = () => {
    server = spawn(process.execPath, ['tools/dev/main.mjs'], {
      cwd: copy,
      env: { ...env, HOST: '127.0.0.1', PORT: port },
    })
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text
      })
    }
  }
  const stop = async () => {
    if (!server || server.exitCode !== null) return
    const closed = once(server, 'close')
    server.kill()
    await closed
  }
  start()

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Its output so far. */
    output: () => printed,
    /** Replaces a text in a file. Returns a function that restores the file. */
    edit: (file: string, from: string, to: string) => {
      const path = join(copy, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      save(
        path,
        text.replace(from, () => to),
      )
      return () => save(path, text)
    },
    restart: async () => {
      await stop()
      start()
    },
    remove: async () => {
      await stop()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
