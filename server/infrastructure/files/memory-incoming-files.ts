import { bytesOf, HEAD_LENGTH } from './files'
import type { IncomingFiles } from './incoming-files'

/** Receives uploads in memory, where there is no disk: in browsers. */
export const memoryIncomingFiles: IncomingFiles = {
  receive: async (body, { maxBytes, accepts }) => {
    let size = 0
    const acceptable = async function* () {
      for await (const chunk of body) {
        size += chunk.length
        if (size <= maxBytes) yield chunk
      }
    }
    const bytes = await bytesOf(acceptable())
    const head = bytes.subarray(0, HEAD_LENGTH)
    if (size > maxBytes) return 'too-large'
    if (!accepts(head)) return 'not-accepted'
    return { path: '', size, head, read: async () => bytes, remove: async () => {} }
  },
  hasSpace: async () => true,
  sweep: async () => {},
}
