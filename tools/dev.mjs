// @ts-check
// npm run dev: the server with Vite inside it, restarted on a change, beside it the code generation and what an edit of the
// schema breaks; Ctrl-C ends all. With --mocked (npm run dev:mocked) a service worker in the browser answers what is mocked.
import { spawn } from 'node:child_process'
import { requireNode } from './lib/fail.mjs'
import { install } from './lib/install.mjs'
import { root, tool } from './lib/run.mjs'

requireNode()
// With a shell's NODE_ENV=production the server would look for a build.
delete process.env.NODE_ENV
await install('all')
const [node = '', ...args] = tool(
  'concurrently',
  '--kill-others',
  '--raw',
  'node tools/codegen/main.mjs --watch',
  'tsx tools/impact/main.ts --watch',
  'tsx watch --clear-screen=false server/main.ts',
)
// In memory and filled at each start, so that an edited fixture shows at once.
const mocked = process.argv.includes('--mocked') ? { MOCKED: '1' } : {}
const env = { DATABASE_URL: 'file::memory:', ...process.env, ...mocked }
const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' })
let stopped = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    // A terminal's Ctrl-C has reached the child already; a second one would cut its goodbye short.
    if (signal === 'SIGTERM') child.kill(signal)
    stopped = true
  })
}
child.once('close', (code) => process.exit(stopped ? 0 : (code ?? 1)))
