// npm run schema:impact: what an edit of the schema breaks, and all that hangs on it.
import { command } from './command'
import { report } from './report'

// npm runs its scripts where package.json is.
process.exitCode = await command(report, process.cwd(), process.argv.slice(2))
