// npm run test:watch: at each save, the tests that the change touches and no others.
import { spawn } from 'node:child_process'
import { posix, relative } from 'node:path'
import watcher from '@parcel/watcher'
import { sourceFiles } from '../impact/files'
import { modulesOf } from '../impact/modules'
import { root, tool } from '../lib/run.mjs'
import { testsOf } from './tests-of'

/** An editor, and code generation, write in several steps. */
const pause = 300
const changed = new Set<string>()
let timer: NodeJS.Timeout | undefined
let isRunning = false

const look = () => {
  // What is saved meanwhile is run afterwards.
  if (isRunning || changed.size === 0) return
  const files = sourceFiles(root)
  const edited = [...changed]
  changed.clear()
  const tests = testsOf(edited, files, modulesOf(files))
  console.log(`\n${edited.join(', ')}: ${tests.length === 0 ? 'no test hangs on it.' : `${tests.length} test files`}`)
  if (tests.length === 0) return
  const [node = '', ...args] = tool('vitest', 'run', ...tests)
  isRunning = true
  spawn(node, args, { cwd: root, stdio: 'inherit' }).once('close', () => {
    isRunning = false
    look()
  })
}

const note = (path: string) => {
  const file = relative(root, path).replaceAll('\\', posix.sep)
  if (!/^(client|server|fixtures|tools)\/.*\.(tsx?|mjs|graphql)$/.test(file)) return
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
