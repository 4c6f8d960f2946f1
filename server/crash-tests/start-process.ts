// A process that opens a database as a start does, and closes it. It prints a line when it begins, so that a test can kill it then.
import { prepareDatabase } from '../start/prepare-database'

process.stdout.write('begins\n')
const db = await prepareDatabase({ databaseUrl: `file:${process.argv[2]}`, sampleData: true }, () => {})
await db.destroy()
