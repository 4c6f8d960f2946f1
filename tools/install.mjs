// @ts-check
// Runs before most scripts of package.json and installs dependencies that are missing; with --omit=dev no devDependencies.
import { requireNode } from './lib/fail.mjs'
import { install } from './lib/install.mjs'

requireNode()
await install(process.argv.includes('--omit=dev') ? 'run' : 'all')
