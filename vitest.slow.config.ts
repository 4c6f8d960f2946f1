import { defineConfig } from 'vitest/config'

/** What takes longer than anybody waits for at each change: `npm run test:slow`. */
export default defineConfig({
  test: {
    include: ['server/crash-tests/*.slow.ts'],
    testTimeout: 300_000,
    disableConsoleIntercept: true,
  },
})
