// @ts-check
// Before a script of package.json: installs what it needs, once. With --omit=dev only what building and running need.
import { requireNode } from './lib/fail.mjs'
import { install } from './lib/install.mjs'

requireNode()
await install(process.argv.includes('--omit=dev') ? 'run' : 'all')
