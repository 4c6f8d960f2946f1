import { expect } from 'vitest'

/** Remembers what each test file of a worker creates, so that it can be removed once the file has ended: a run creates gigabytes. */
export const createLeftovers = () => {
  let items: { name: string; testFile: string | undefined }[] = []
  return {
    /** Adds what the test file that runs has created. */
    add: (name: string) => {
      items.push({ name, testFile: expect.getState().testPath })
    },
    /** Returns what files that have ended created, and forgets it. */
    takeEnded: () => {
      const { testPath } = expect.getState()
      const ended = items.filter(({ testFile }) => testFile !== testPath)
      items = items.filter(({ testFile }) => testFile === testPath)
      return ended.map(({ name }) => name)
    },
  }
}
