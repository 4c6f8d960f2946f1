import type { APIRequestContext } from '@playwright/test'
import { expect, overflow, tour as test, visit } from './page'

interface Found {
  path: string
  status: number
  title: string
  canonical: string
  links: string[]
}

/** Sign-in keeps the way back in its address: the same page each time. */
const isOneOfMany = (path: string) => /^\/(login|register)\?/.test(path)

const fetchPage = async (request: APIRequestContext, path: string): Promise<Found> => {
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
  const pages: Found[] = []
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

test('every link inside leads to a page, and every page has a title of its own', async ({ request }) => {
  const pages = await crawl(request)
  expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([])
  expect(pages.length).toBeGreaterThan(200)

  expect(pages.filter(({ title, canonical }) => !title || !canonical).map(({ path }) => path)).toEqual([])
  const canonicals = new Map<string, Set<string>>()
  for (const { title, canonical } of pages) canonicals.set(title, (canonicals.get(title) ?? new Set()).add(canonical))
  const shared = [...canonicals].filter(([, addresses]) => addresses.size > 1)
  expect(shared.map(([title, addresses]) => `${title}: ${[...addresses].join(' ')}`)).toEqual([])
})

// Two halves, so that two workers share the longest way of all.
for (const half of [0, 1]) {
  test(`every page is silent, complete and fits on a phone (half ${half + 1})`, async ({ page, request }) => {
    test.setTimeout(400_000)
    await page.setViewportSize({ width: 390, height: 844 })
    const broken: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) broken.push(`${page.url()}: ${response.status()} ${response.url()}`)
    })
    const paths = (await crawl(request)).map(({ path }) => path).filter((path) => !isOneOfMany(path))
    for (const path of paths.filter((_, index) => index % 2 === half)) {
      await visit(page, path)
      const over = await overflow(page)
      if (over > 0) broken.push(`${path}: ${over} px too wide`)
    }
    expect(broken).toEqual([])
  })
}
