import { createHash } from 'node:crypto'

/** A retried payment must have the same hash. */
export const contentHash = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex')
