import { type APIRequestContext, expect } from '@playwright/test'
import pLimit from 'p-limit'

export interface CrawledPage {
  path: string
  status: number
  /** Without tags and scripts. */
  text: string
  images: number
  title: string
  canonical: string
  /** The heading of the first level. A page that loads in the browser has none yet. */
  headings: number
  isLoading: boolean
  links: string[]
}

const CONCURRENT_REQUESTS = 3

const fetchPage = async (request: APIRequestContext, path: string): Promise<CrawledPage> => {
  let response = await request.get(path)
  // A server that has just started on a busy machine answers 503 and asks to try again.
  await expect(async () => {
    if (response.status() === 503) response = await request.get(path)
    expect(response.status()).not.toBe(503)
  }).toPass()
  const html = (await response.text()).replaceAll('&amp;', '&')
  return {
    path,
    status: response.status(),
    text: html.replaceAll(/<(script|style).*?<\/\1>|<[^>]*>/gs, ' '),
    images: html.match(/<img /g)?.length ?? 0,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    isLoading: html.includes('aria-busy="true"'),
    links: [...html.matchAll(/<a [^>]*href="([/?][^"#]*)/g)].map(([, href = '']) =>
      href.startsWith('?') ? path.replace(/\?.*/, '') + href : href,
    ),
  }
}

/** Covers lead to their pictures. */
const isPage = (path: string) => !/^\/(artwork|uploads)\//.test(path)

/** Links that differ only in the values of parameters lead to similar pages, so the crawl follows eight of each. */
const LINKS_WITH_SAME_PARAMETERS = 8

/** Starts at the home page, follows the links of the site and returns its pages. */
export const crawl = async (request: APIRequestContext) => {
  const limit = pLimit(CONCURRENT_REQUESTS)
  const found = new Set<string>()
  const counts = new Map<string, number>()
  const pages: CrawledPage[] = []
  const isFurther = (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const form = [pathname, ...searchParams.keys()].join()
    counts.set(form, (counts.get(form) ?? 0) + 1)
    return searchParams.size > 0 && (counts.get(form) ?? 0) > LINKS_WITH_SAME_PARAMETERS
  }
  const follow = async (path: string): Promise<void> => {
    if (found.has(path)) return
    found.add(path)
    if (isFurther(path)) return
    const page = await limit(() => fetchPage(request, path))
    pages.push(page)
    await Promise.all(page.links.filter(isPage).map(follow))
  }
  await follow('/')
  return pages
}

/** Features by which a page may differ from the others of its route in layout or errors. */
const measures: ((page: CrawledPage) => number)[] = [
  ({ text }) => text.length,
  ({ text }) => -text.length,
  ({ title }) => title.length,
  ({ text }) => Math.max(...text.split(/\s+/).map((word) => word.length)),
  ({ text }) => text.match(/[^\p{Script=Latin}\p{Script=Common}]/gu)?.length ?? 0,
  ({ images }) => images,
]

/** The extreme pages of each group: with the most and the least text, the longest word, the most images, and so on. */
export const extremesOf = (pages: readonly CrawledPage[], groupOf: (path: string) => string) => {
  const groups = new Map<string, CrawledPage[]>()
  for (const page of pages) {
    const group = groupOf(page.path)
    groups.set(group, [...(groups.get(group) ?? []), page])
  }
  const extremes = [...groups.values()].flatMap((group) =>
    measures.map((measure) => group.reduce((most, page) => (measure(page) > measure(most) ? page : most))),
  )
  return [...new Set(extremes)]
}
