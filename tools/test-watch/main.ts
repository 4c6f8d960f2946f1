// npm run test:watch: Vitest's watch mode with its keys. A save runs the tests that it affects, in threads that stay.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type Reporter, startVitest, type TestSpecification } from 'vitest/node'
import { impactSince } from '../impact/impact'
import { UserError } from '../lib/command'
import { sourceFiles } from '../lib/files'
import { root } from '../lib/run.mjs'
import { isTest } from '../lib/source-layout'
import { isSchema, isWatched, testsImporting } from './affected-tests'
import { createWarmThreads } from './warm-threads'

const threads = createWarmThreads()
const relativePath = (path: string) => relative(root, path).replaceAll('\\', '/')

/** Test files of the current run without a result. */
let unfinished = new Set<string>()
let isCancelling = false
const reporter: Reporter = {
  onTestRunStart: (specifications) => {
    unfinished = new Set(specifications.map(({ moduleId }) => moduleId))
  },
  onTestModuleEnd: ({ moduleId }) => {
    if (!isCancelling) unfinished.delete(moduleId)
  },
  onTestRunEnd: () => {
    if (!isCancelling) unfinished.clear()
  },
}

let latestTests = new Set<string>()
class LatestSaveFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    const sorted = await super.sort(specifications)
    const isLatest = ({ moduleId }: TestSpecification) => latestTests.has(relativePath(moduleId))
    return [...sorted.filter(isLatest), ...sorted.filter((specification) => !isLatest(specification))]
  }
}

/** Ends the current run. Its unfinished tests belong to the next one. */
const cancelRun = async () => {
  if (unfinished.size === 0 || isCancelling) return
  isCancelling = true
  await vitest.cancelCurrentRun('keyboard-input')
  for (const file of unfinished) vitest.watcher.changedTests.add(file)
  isCancelling = false
}

/** The tests that the schema on disk affects. Vitest takes the tests of a save at once, so it is told of the save again. */
let schemaTests: string[] | undefined
const compareSchemas = async (path: string) => {
  try {
    schemaTests = (await impactSince(root, 'HEAD')).flatMap(({ tests }) => tests)
    vitest.watcher.onFileChange(path)
  } catch (error) {
    // The schema is invalid while it is being edited.
    if (!(error instanceof UserError)) throw error
    console.error(`\n${error.message}`)
  }
}

const affectedTests = (path: string, file: string) => {
  // Nothing imports a test, so the source tree need not be read.
  if (isTest(file) && existsSync(path)) return [file]
  if (!isSchema(file)) return testsImporting([file], sourceFiles(root))
  const tests = schemaTests
  schemaTests = undefined
  if (!tests) void compareSchemas(path)
  return tests
}

const testsToRun = (path: string) => {
  const file = relativePath(path)
  threads.invalidate(path)
  if (!isWatched(file)) return []
  const tests = affectedTests(path, file)
  if (tests?.length === 0) console.log(`${file} affects no test.`)
  if (!tests?.length) return []
  latestTests = new Set(tests)
  void cancelRun()
  return tests
}

const vitest = await startVitest('test', [], {
  watch: true,
  // The first save starts the first run.
  standalone: true,
  pool: threads.pool,
  sequence: { sequencer: LatestSaveFirst },
  reporters: ['default', reporter],
  // For every file, so that Vitest's own rule is never used: with it a resolver affects each test of the client.
  watchTriggerPatterns: [{ pattern: /./, testsToRun }],
})
// Vitest forgets deleted files.
vitest.vite.watcher.on('unlink', vitest.watcher.onFileChange)

// The first save then finds a parsed source tree, sample databases, and threads that have loaded most modules.
testsImporting([], sourceFiles(root))
const typicalTests = ['client/screens/cart/cart.test.tsx', 'server/modules/cart/cart.test.ts']
await vitest.collectTests(await vitest.globTestSpecifications(['client/testing/screen-states.test.tsx']))
await vitest.runTestSpecifications(await vitest.globTestSpecifications(typicalTests))
