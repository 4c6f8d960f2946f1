import pLimit from 'p-limit'

/** Each of these takes a third of a second of one core. */
const AT_ONCE = 2
const MOST_WAITING = 30
/** A few of the latest: who shows a link asks several times within a minute. */
const MOST_KEPT = 32

/** Makes PNGs of SVGs, not too many at once. */
export const createPngRenderer = () => {
  const limit = pLimit(AT_ONCE)
  const kept = new Map<string, Promise<Buffer>>()

  const print = async (svg: string) => {
    // Loaded with the first picture: the server's start doesn't wait for it.
    const { default: sharp } = await import('sharp')
    // No picture comes twice: `kept` is before it.
    sharp.cache(false)
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0 }).toBuffer()
  }

  return {
    /** The PNG of what is drawn under that name. */
    png: (name: string, draw: () => string) => {
      const before = kept.get(name)
      if (before) return before
      const png = limit(() => print(draw()))
      kept.set(name, png)
      png.catch(() => kept.delete(name))
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      return png
    },
    /** Whether so many wait that one more had better come again. */
    isFull: () => limit.pendingCount >= MOST_WAITING,
  }
}
