import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const server = {
  name: 'server',
  include: ['{artwork,server,fixtures}/**/*.test.ts'],
  // Test files share imported modules: loading them again for each file takes as long as the tests.
  isolate: false,
  globalSetup: ['tools/testing/postgres.ts', 'tools/testing/scratch.ts'],
}
const tools = { name: 'tools', include: ['{bench,tools}/**/*.test.ts'] }
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

export default defineConfig({
  // Otherwise tests load graphql twice, as CommonJS and as ESM, and it rejects schemas of its other copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // By default Vitest leaves one core free.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    // Threads start faster than processes.
    pool: 'threads',
    projects: [
      { extends: true, test: server },
      { extends: true, test: tools },
      { extends: true, test: client },
    ],
  },
})
