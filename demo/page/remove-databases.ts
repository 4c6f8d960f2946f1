const RETRY_MS = 100
const MAX_RETRIES = 100

/** Removes a folder of the origin's private file system, if there is one. A site worker that was just ended holds its files for a moment. */
export const removeDatabases = async (folder: string) => {
  for (let attempt = 0; ; attempt++) {
    try {
      const root = await navigator.storage.getDirectory?.()
      return await root?.removeEntry(folder, { recursive: true })
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      // There is nothing, or the browser has no such file system here.
      if (name === 'NotFoundError' || name === 'SecurityError') return
      if (name !== 'NoModificationAllowedError') throw error
      if (attempt === MAX_RETRIES)
        throw new Error('Another tab keeps the data. Close all other tabs of the demonstration.')
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}
