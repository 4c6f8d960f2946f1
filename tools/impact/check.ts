// npm run schema:check: a breaking change is announced first, by `@deprecated` with a reason.
import { command } from './command'
import { reportUnannounced } from './report-unannounced'

process.exitCode = await command(reportUnannounced, process.cwd(), process.argv.slice(2))
