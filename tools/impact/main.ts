// tsx tools/impact/main.ts impact|check: npm run schema:impact and npm run schema:check.
import { runCommand } from '../lib/command'
import { checkSchema } from './check'
import { reportImpact } from './report'

const [name, ...args] = process.argv.slice(2)
process.exitCode = await runCommand(name === 'check' ? checkSchema : reportImpact, process.cwd(), args)
