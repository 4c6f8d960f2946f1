// npm run new:screen -- job-board [/path] [--list | --detail | --dashboard vendor | --form]: writes a screen and its route.
import { runCommand } from '../lib/command'
import { root } from '../lib/run.mjs'
import { creating } from '../scaffold/create-files'
import { planScreen } from './plan-screen'

process.exitCode = await runCommand(creating(planScreen), root, process.argv.slice(2))
