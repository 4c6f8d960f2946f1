import { expect } from 'vitest'

/** Remembers what each test file of a worker creates, so that it can be removed once the file has ended: a run creates gigabytes. */
export const createLeftovers = <Item>() => {
  let items: { item: Item; testFile: string | undefined }[] = []
  return {
    /** Adds an item of the test file that runs. */
    add: (item: Item) => {
      items.push({ item, testFile: expect.getState().testPath })
    },
    /** Returns the items of files that have ended, and forgets them. */
    takeEnded: () => {
      const { testPath } = expect.getState()
      const ended = items.filter(({ testFile }) => testFile !== testPath)
      items = items.filter(({ testFile }) => testFile === testPath)
      return ended.map(({ item }) => item)
    },
  }
}
