// @ts-check
// npm run dev: serves the site from its sources, generates code and reports schema:impact, each again after a save.
// --mocked (npm run dev:mocked): a service worker in the browser answers the operations that have mocks.
// --fresh: starts with new sample data.
import { fork, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { fail } from '../lib/fail.mjs'
import { root, tool } from '../lib/run.mjs'

const { values } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, mocked: { type: 'boolean', default: false } },
})
process.chdir(root)
// With a shell's NODE_ENV=production React and Vite would be the builds for production.
delete process.env.NODE_ENV
if (values.mocked) process.env.MOCKED = '1'
if (values.fresh) {
  if (process.env.DATABASE_URL) fail('--fresh empties .data/dev only: leave DATABASE_URL out.')
  rmSync(join(root, '.data/dev'), { recursive: true, force: true })
}

const start = async () => {
  try {
    return await (await createServer()).listen()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const port = process.env.PORT?.trim() || '4000'
    if (error.message.endsWith('is already in use'))
      return fail(`Port ${port} is taken. Choose another: PORT=${Number(port) + 1} npm run dev`)
    return fail(error.constructor.name === 'StartError' ? error.message : String(error.stack))
  }
}

const vite = await start()
// The site first: code generation and the report would take its time.
const [address] = vite.resolvedUrls?.local ?? []
if (address) await fetch(new URL('/healthz', address)).catch(() => {})

const codegen = fork(join(root, 'tools/codegen/main.mjs'), ['--watch'])
// Its messages are Vite's: mistakes for the overlay of open pages.
codegen.on('message', (/** @type {import('vite').HotPayload} */ payload) => vite.environments.client.hot.send(payload))
const [node = '', ...args] = tool('tsx', 'tools/impact/main.ts', 'impact', '--watch')
const impact = spawn(node, args, { stdio: 'inherit' })
const children = [codegen, impact]

let isStopping = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    for (const child of children) child.kill()
    await vite.close()
    process.exit(0)
  })
}
