import { createHash } from 'node:crypto'

/** Tells whether a retried payment is for the same content. */
export const contentHash = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex')
