export type MockErrors = ReturnType<typeof createMockErrors>

/** The messages of mistakes in mocks, for the panel. */
export const createMockErrors = () => {
  const listeners = new Set<() => void>()
  let messages: readonly string[] = []
  const set = (next: readonly string[]) => {
    messages = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => messages,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    clear: () => set([]),
    report: (error: unknown) => {
      reportError(error)
      const message = error instanceof Error ? error.message : String(error)
      // A mock that depends on variables is wrong again with every request.
      if (!messages.includes(message)) set([...messages, message])
    },
  }
}
