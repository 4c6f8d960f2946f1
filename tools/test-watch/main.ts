// npm run test:watch: runs the tests that a save affects.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { UserError } from '../lib/command'
import { root, tool } from '../lib/run.mjs'
import { watchFiles } from '../lib/watch-files'
import { affectedTests, isWatched } from './affected-tests'

const runTests = async (saved: string[]) => {
  const tests = await affectedTests(root, saved).catch((error) => {
    // The schema is half edited.
    if (error instanceof UserError) return error
    throw error
  })
  if (tests instanceof UserError) return console.error(`\n${tests.message}`)
  const count = tests.length === 1 ? '1 test file' : `${tests.length} test files`
  console.log(`\n${saved.join(', ')}: ${tests.length === 0 ? 'affects no test.' : count}`)
  if (tests.length === 0) return
  const [node = '', ...args] = tool('vitest', 'run', ...tests)
  await once(spawn(node, args, { cwd: root, stdio: 'inherit' }), 'close')
}

await watchFiles(root, ['artwork', 'client', 'server', 'fixtures', 'tools', 'schema'], isWatched, runTests)
console.log('Waiting for a save. Ctrl-C ends it.')
