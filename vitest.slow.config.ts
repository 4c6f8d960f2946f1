import { defineConfig } from 'vitest/config'

/** Tests that are too slow for `npm test`: `npm run test:slow`. */
export default defineConfig({
  test: {
    include: ['server/crash-tests/*.slow.ts'],
    testTimeout: 300_000,
    disableConsoleIntercept: true,
  },
})
