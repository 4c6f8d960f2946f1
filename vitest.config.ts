import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const server = {
  name: 'server',
  include: ['{artwork,server,fixtures}/**/*.test.ts'],
  // Files share what they import: a fresh copy for each takes as long as the tests.
  isolate: false,
  globalSetup: 'tools/testing/postgres.ts',
}
const tools = { name: 'tools', include: ['tools/**/*.test.ts'] }
const client = {
  name: 'client',
  include: ['client/**/*.test.{ts,tsx}'],
  environment: 'happy-dom',
  // What a browser would hold is put away after each test (see the set-up).
  isolate: false,
  globalSetup: 'tools/testing/scratch.ts',
  setupFiles: 'client/testing/setup.ts',
}

export default defineConfig({
  // One GraphQL for all: tests would load it as CommonJS and as ESM.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Vitest leaves a core to the watcher's terminal; here everything waits for it.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    // A thread starts sooner than a process.
    pool: 'threads',
    projects: [
      { extends: true, test: server },
      { extends: true, test: tools },
      { extends: true, test: client },
    ],
  },
})
