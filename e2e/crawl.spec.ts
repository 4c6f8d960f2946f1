import type { APIRequestContext } from '@playwright/test'
import { blankImages, horizontalOverflow, visit } from './actions'
import { expect, isolatedTest as test } from './fixtures'
import { everyLook } from './public-pages'

interface CrawledPage {
  path: string
  status: number
  title: string
  canonical: string
  links: string[]
}

/** Sign-in keeps the way back in its address: it is the same page each time. */
const isRepeated = (path: string) => /^\/(login|register)\?/.test(path)

const fetchPage = async (request: APIRequestContext, path: string): Promise<CrawledPage> => {
  const response = await request.get(path)
  const html = (await response.text()).replaceAll('&amp;', '&')
  return {
    path,
    status: response.status(),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
    links: [...html.matchAll(/<a [^>]*href="([/?][^"#]*)/g)].map(([, href = '']) =>
      href.startsWith('?') ? path.replace(/\?.*/, '') + href : href,
    ),
  }
}

/** Starts at the home page and follows every link of the site. */
const crawl = async (request: APIRequestContext) => {
  const queue = ['/']
  const met = new Set(queue)
  const pages: CrawledPage[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = await fetchPage(request, path)
    pages.push(page)
    for (const link of page.links) {
      if (met.has(link)) continue
      met.add(link)
      queue.push(link)
    }
  }
  return pages
}

let crawled: Promise<CrawledPage[]> | undefined
/** Once per worker. */
const crawlOnce = (request: APIRequestContext) => {
  crawled ??= crawl(request)
  return crawled
}

test('every link inside leads to a page, and every page has a title of its own', async ({ request }) => {
  test.setTimeout(240_000)
  const pages = await crawlOnce(request)
  expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([])
  expect(pages.length).toBeGreaterThan(200)

  expect(pages.filter(({ title, canonical }) => !title || !canonical).map(({ path }) => path)).toEqual([])
  const canonicals = new Map<string, Set<string>>()
  for (const { title, canonical } of pages) canonicals.set(title, (canonicals.get(title) ?? new Set()).add(canonical))
  const shared = [...canonicals].filter(([, addresses]) => addresses.size > 1)
  expect(shared.map(([title, addresses]) => `${title}: ${[...addresses].join(' ')}`)).toEqual([])
})

/** So many tests share the pages, so that all workers have their part. */
const parts = 6

for (let part = 1; part <= parts; part += 1) {
  test(`every page is silent, complete and fits on a phone (part ${part} of ${parts})`, async ({ page, request }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(blankImages)
    const broken: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) broken.push(`${page.url()}: ${response.status()} ${response.url()}`)
    })
    // The tests of the public pages make the same checks on theirs.
    const paths = (await crawlOnce(request))
      .map(({ path }) => path)
      .filter((path) => !isRepeated(path) && !everyLook.includes(path))
    for (const path of paths.filter((_, index) => index % parts === part - 1)) {
      await visit(page, path)
      const overflow = await horizontalOverflow(page)
      if (overflow > 0) broken.push(`${path}: ${overflow} px too wide`)
    }
    expect(broken).toEqual([])
  })
}
