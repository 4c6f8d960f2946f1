import { createHash } from 'node:crypto'
import { createPublicCache, type PublicCacheOptions } from './public-cache'

/** Rendered pages. They are the same for everybody, so the URL is the key. */
export const createPageCache = (options: PublicCacheOptions) => {
  const lookUp = createPublicCache(options)
  // A digest, because the URL may contain the token of a mailed link.
  return ({ href }: URL, mustBeCurrent: boolean) =>
    lookUp(createHash('sha256').update(href).digest('base64'), mustBeCurrent)
}

export type PageCache = ReturnType<typeof createPageCache>
