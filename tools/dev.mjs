// @ts-check
// npm run dev: installs what is missing and goes on in this process, because another one would start later.
import { requireNode } from './lib/fail.mjs'
import { install } from './lib/install.mjs'

requireNode()
await install('all')
await import('./dev/main.mjs')
