import { routeOf } from '../tools/testing/route-examples'
import { routesIn } from '../tools/testing/route-table'
import { blankImages, horizontalOverflow, visit } from './lib/actions'
import { type CrawledPage, crawl, extremesOf } from './lib/crawl'
import { collectProblems, expect, unwatchedTest as test } from './lib/fixtures'
import { pageVariants } from './lib/public-pages'

/** Addresses of login and registration differ only in the page to return to. */
const isSignInPage = ({ path }: CrawledPage) => /^\/(login|register)\?/.test(path)
/** public-pages.spec.ts makes the same checks on the other pages. */
const needsBrowser = (page: CrawledPage) => !isSignInPage(page) && !pageVariants.includes(page.path)

const pathsOf = (pages: readonly CrawledPage[]) => pages.map(({ path }) => path)

const expectOwnTitles = (pages: readonly CrawledPage[]) => {
  expect.soft(pathsOf(pages.filter(({ title, canonical }) => !title || !canonical))).toEqual([])
  const canonicals = new Map<string, Set<string>>()
  for (const { title, canonical } of pages) canonicals.set(title, (canonicals.get(title) ?? new Set()).add(canonical))
  const shared = [...canonicals].filter(([, addresses]) => addresses.size > 1)
  expect.soft(shared.map(([title, addresses]) => `${title}: ${[...addresses].join(' ')}`)).toEqual([])
}

// Pages of a route differ only in their data. So HTTP requests check all of them, and a browser opens those with the most extreme data.
test('crawl: internal links lead to pages with titles of their own, and the extreme pages of each route load without errors and fit on a phone', async ({
  page: tab,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const pages = await crawl(request)
  expect.soft(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([])
  expect(pages.length).toBeGreaterThan(200)
  expect
    .soft(pathsOf(pages.filter(({ headings, isLoading }) => headings !== 1 && !(isLoading && !headings))))
    .toEqual([])
  expectOwnTitles(pages)

  const routes = [...(await routesIn('routes')), ...(await routesIn('account-routes'))]
  const opened = extremesOf(pages.filter(needsBrowser), (path) => `${routeOf(routes, path)}`)
  const broken: string[] = []
  context.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`)
  })
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.addInitScript(blankImages)
  const { problems } = collectProblems(tab, baseURL)
  for (const { path } of opened) {
    await visit(tab, path)
    const overflow = await horizontalOverflow(tab)
    if (overflow > 0) broken.push(`${path}: ${overflow} px too wide`)
  }
  expect.soft(broken).toEqual([])
  expect.soft(problems).toEqual([])
})
