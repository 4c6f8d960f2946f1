// npm run new:module -- workshop [workshops]: writes a module of the server, from its SDL to its tests.
import { runCommand } from '../lib/command'
import { root } from '../lib/run.mjs'
import { creating } from '../scaffold/create-files'
import { planModule } from './plan-module'

process.exitCode = await runCommand(creating(planModule), root, process.argv.slice(2))
