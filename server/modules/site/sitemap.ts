import { MINUTE_MS } from '../../lib/dates'
import type { SitemapRepository } from './sitemap.repository'

/** The protocol allows 50,000; smaller parts are made in a few milliseconds. */
const PART_LENGTH = 5_000
/** Bounds the memory: half a million addresses. */
const MAX_PARTS = 100
/** Crawlers come about once a day, so a new page may appear this much later. */
const MAX_AGE_MS = 10 * MINUTE_MS

/** Pages whose path has no id. */
const fixedPaths = [
  '/',
  '/services',
  '/products',
  '/marketplace',
  '/marketplace/products',
  '/marketplace/services',
  '/marketplace/freelancers',
  '/companies',
  '/freelancers',
  '/jobs',
  '/about',
  '/how-it-works',
  '/terms',
  '/privacy',
  '/cookies',
]

interface Dependencies {
  sitemapRepository: SitemapRepository
  readVersion: () => Promise<string | undefined>
  now: () => Date
  partLength?: number
}

interface CachedParts {
  version: string | undefined
  readAt: number
  parts: Promise<string[][]>
}

/**
 * The canonical paths of all public pages, in parts. They are cached while the catalogue version is the same, and for ten minutes
 * in any case: otherwise each write to the catalogue would make the next request read all ids.
 */
export const createSitemap = ({ sitemapRepository, readVersion, now, partLength = PART_LENGTH }: Dependencies) => {
  let cached: CachedParts | undefined

  const readParts = async () => {
    const categories = await sitemapRepository.categories()
    const parts = [[...fixedPaths, ...categories.map((slug) => `/category/${slug}`)]]
    for (const [prefix, read] of [
      ['/service', sitemapRepository.services],
      ['/products', sitemapRepository.products],
      ['/company', sitemapRepository.companies],
      ['/freelancers', sitemapRepository.freelancers],
      ['/jobs', sitemapRepository.jobs],
    ] as const) {
      let last: string | undefined = ''
      while (last !== undefined && parts.length < MAX_PARTS) {
        const rows: { id: string }[] = await read(last, partLength)
        if (rows.length > 0) parts.push(rows.map(({ id }) => `${prefix}/${id}`))
        last = rows.length === partLength ? rows.at(-1)?.id : undefined
      }
    }
    return parts
  }

  return {
    /** The paths of each part. Requests at the same time share one reading. */
    parts: async () => {
      const version = await readVersion()
      const moment = now().getTime()
      const isFresh = cached && (cached.version === version || moment - cached.readAt < MAX_AGE_MS)
      if (cached && isFresh) return cached.parts
      const reading = { version, readAt: moment, parts: readParts() }
      cached = reading
      reading.parts.catch(() => {
        if (cached === reading) cached = undefined
      })
      return reading.parts
    },
  }
}
