import { availableParallelism, totalmem } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** One more than cores, because tests also wait: for timers, and for PostgreSQL. Each takes up to 2 GB of memory. */
const workers = Math.min(availableParallelism() + 1, Math.max(1, Math.floor(totalmem() / 2.5e9)))

const server = {
  name: 'server',
  include: ['{artwork,bench,server,fixtures}/**/*.test.ts'],
  // Test files share imported modules: loading them again for each file takes as long as the tests.
  isolate: false,
  globalSetup: ['tools/testing/postgres.ts', 'tools/testing/scratch.ts'],
}
const tools = { name: 'tools', include: ['{demo,tools}/**/*.test.{ts,tsx}'] }
// Node.js 25 and newer have a `localStorage` of their own, which Vitest doesn't replace by that of happy-dom.
const noWebStorage = '--no-experimental-webstorage'
const client = {
  name: 'client',
  include: ['client/**/*.test.{ts,tsx}'],
  environment: 'happy-dom',
  execArgv: process.allowedNodeEnvironmentFlags.has(noWebStorage) ? [noWebStorage] : [],
  // Test files share modules here too; the set-up file resets browser state after each test.
  isolate: false,
  globalSetup: 'tools/testing/scratch.ts',
  setupFiles: 'client/testing/setup.ts',
}

/** Begins with the tests of tools, the longest of all first: at the end it would leave the other cores without work. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId, project }: TestSpecification) =>
      moduleId.endsWith('/scaffold.test.ts') ? 0 : project.name === tools.name ? 1 : 2
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  // Otherwise tests load graphql twice, as CommonJS and as ESM, and it rejects schemas of its other copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers: workers,
    // Some tests take seconds on an idle machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // A set-up may fill a database while all cores are busy.
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // Threads start faster than processes.
    pool: 'threads',
    projects: [
      { extends: true, test: server },
      { extends: true, test: tools },
      { extends: true, test: client },
    ],
  },
})
