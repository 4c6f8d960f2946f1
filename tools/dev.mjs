// @ts-check
// npm run dev: runs the server with Vite in it, code generation and schema:impact, each again after a save; Ctrl-C ends all.
// --mocked (npm run dev:mocked): a service worker in the browser answers the operations that have mocks.
import { spawn } from 'node:child_process'
import { root, tool } from './lib/run.mjs'

// With a shell's NODE_ENV=production the server would look for a build.
delete process.env.NODE_ENV
const [node = '', ...args] = tool(
  'concurrently',
  '--kill-others',
  '--raw',
  'node tools/codegen/main.mjs --watch',
  'tsx tools/impact/main.ts impact --watch',
  'tsx watch --clear-screen=false server/main.ts',
)
// In memory and seeded at each start, so that an edited fixture shows at once.
const mocked = process.argv.includes('--mocked') ? { MOCKED: '1' } : {}
const env = { DATABASE_URL: 'file::memory:', ...process.env, ...mocked }
const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' })
let stopped = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    // A terminal's Ctrl-C has reached the child already; a second signal would interrupt its shutdown.
    if (signal === 'SIGTERM') child.kill(signal)
    stopped = true
  })
}
child.once('close', (code) => process.exit(stopped ? 0 : (code ?? 1)))
