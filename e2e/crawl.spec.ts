import { type APIRequestContext, expect, test } from '@playwright/test'

interface Visited {
  path: string
  status: number
  title: string
  canonical: string
  links: string[]
}

/** Sign-in keeps the way back in its address: the same page each time. */
const isOneOfMany = (path: string) => path.startsWith('/login?') || path.startsWith('/register?')

const visit = async (request: APIRequestContext, path: string): Promise<Visited> => {
  const response = await request.get(path)
  const html = await response.text()
  const main = html.replaceAll('&amp;', '&')
  return {
    path,
    status: response.status(),
    title: /<title>([^<]*)/.exec(main)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(main)?.[1] ?? '',
    links: [...main.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href),
  }
}

test('every link inside leads to a page, and every page has a title of its own', async ({ request }) => {
  test.setTimeout(180_000)
  const queue = ['/']
  const found = new Set(queue)
  const pages: Visited[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = await visit(request, path)
    pages.push(page)
    // Lists in all their orders and filters would never end: their addresses are met, their links are not followed.
    if (path.includes('?')) continue
    for (const link of page.links) {
      if (found.has(link) || isOneOfMany(link)) continue
      found.add(link)
      queue.push(link)
    }
  }
  expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([])
  expect(pages.length).toBeGreaterThan(150)

  const canonicals = new Map<string, Set<string>>()
  for (const { title, canonical } of pages) canonicals.set(title, (canonicals.get(title) ?? new Set()).add(canonical))
  const shared = [...canonicals].filter(([, addresses]) => addresses.size > 1)
  expect(shared.map(([title, addresses]) => `${title}: ${[...addresses].join(' ')}`)).toEqual([])
})
