// npm run test:watch: at each save, the tests that the change touches and no others.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { posix, relative } from 'node:path'
import watcher from '@parcel/watcher'
import { Problem } from '../lib/problem'
import { root, tool } from '../lib/run.mjs'
import { isWatched, touchedTests } from './touched-tests'

/** An editor, and code generation, write in several steps. */
const pause = 300
const changed = new Set<string>()
let timer: NodeJS.Timeout | undefined
let isRunning = false

const look = async () => {
  // What is saved meanwhile is run afterwards.
  if (isRunning || changed.size === 0) return
  isRunning = true
  const saved = [...changed]
  changed.clear()
  try {
    await run(saved, await touchedTests(root, saved))
  } catch (error) {
    // A schema that doesn't build: the edit isn't finished.
    console.error(error instanceof Problem ? `\n${error.message}` : error)
  }
  isRunning = false
  await look()
}

const run = async (saved: string[], tests: string[]) => {
  const amount = tests.length === 1 ? '1 test file' : `${tests.length} test files`
  console.log(`\n${saved.join(', ')}: ${tests.length === 0 ? 'no test hangs on it.' : amount}`)
  if (tests.length === 0) return
  const [node = '', ...args] = tool('vitest', 'run', ...tests)
  await once(spawn(node, args, { cwd: root, stdio: 'inherit' }), 'close')
}

const note = (path: string) => {
  const file = relative(root, path).replaceAll('\\', posix.sep)
  if (!isWatched(file)) return
  changed.add(file)
  clearTimeout(timer)
  timer = setTimeout(look, pause)
}

await watcher.subscribe(
  root,
  (error, events) => {
    if (error) console.error(error.message)
    for (const { path } of events) note(path)
  },
  { ignore: ['node_modules', 'dist', '.git', '.data'] },
)
console.log('Waiting for a save. Ctrl-C ends it.')
