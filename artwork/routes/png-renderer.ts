import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

/** A rendering occupies a core for about a third of a second. */
const CONCURRENCY = 2
const MAX_WAITING = 30
/** Sites that show a link request its picture several times within a minute. */
const MAX_CACHED = 32

/** Renders SVGs as PNGs with limited concurrency, and caches the latest ones. */
export const createPngRenderer = () => {
  const limit = pLimit(CONCURRENCY)
  const cached = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED })

  const render = async (svg: string) => {
    // Loaded on demand, so that the server starts faster.
    const { default: sharp } = await import('sharp')
    // sharp's own cache is of no use, because `cached` catches repetitions.
    sharp.cache(false)
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0 }).toBuffer()
  }

  return {
    /** The PNG of a name, from the cache or rendered now. */
    png: (name: string, draw: () => string) => {
      const hit = cached.get(name)
      if (hit) return hit
      const png = limit(() => render(draw()))
      cached.set(name, png)
      png.catch(() => cached.delete(name))
      return png
    },
    /** True if the name has to be rendered while too many others wait. */
    isFull: (name: string) => !cached.has(name) && limit.pendingCount >= MAX_WAITING,
  }
}
