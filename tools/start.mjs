// @ts-check
// npm start: serves the built site; installs and builds first where needed.
import { fail, requireNode } from './lib/fail.mjs'
import { install } from './lib/install.mjs'
import { isBuilt } from './lib/is-built.mjs'
import { npm, root, run } from './lib/run.mjs'

requireNode()
process.chdir(root)
await install('run')
if (!isBuilt()) {
  console.log('Building (about 10 s) ...')
  const { ok, output } = await run(npm('run', 'build'), { env: { NODE_ENV: 'production' } })
  if (!ok) fail('The build failed: see above.', output)
}
// In this process, so that signals and the exit code are the server's own.
const server = '../dist/server/main.js'
await import(server)
