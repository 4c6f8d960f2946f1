import { configure, getConfig } from '@testing-library/react'
import { elementError } from './element-error'

const { asyncWrapper } = getConfig()

configure({
  // On a busy machine the first import of a screen can take seconds. In watch mode somebody waits for each failure.
  asyncUtilTimeout: process.env.VITEST_MODE === 'WATCH' ? 5_000 : 30_000,
  getElementError: elementError,
  // React's scheduler first runs what an action of the user has led to. On a busy machine a timer can be faster than it.
  asyncWrapper: (action) =>
    asyncWrapper(async () => {
      const result = await action()
      await new Promise((resolve) => setImmediate(resolve))
      return result
    }),
})
