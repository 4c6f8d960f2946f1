import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type PlaywrightTestArgs,
  type Request,
} from '@playwright/test'
import { demoProject, expectOpen, isDemo, operationInPage } from './demo-page'

export { expect }

/** Chrome logs the status of a page that is meant to be a 404. */
const isOwnStatus = (message: ConsoleMessage, page: Page) =>
  message.text().includes('status of 404') && message.location().url === page.url()

/** Chrome asks for a user name beside every password. The form that a mail links to has none. */
const isPasswordHint = (message: ConsoleMessage) => message.text().includes('Password forms should have')

/** Collects console messages, errors and requests to other origins. */
export const collectProblems = (page: Page, baseURL: string | undefined) => {
  const problems: string[] = []
  const note = (text: string) => problems.push(`${page.url().replace(baseURL ?? '', '')}: ${text}`)
  const onConsole = (message: ConsoleMessage) => {
    if (!isOwnStatus(message, page) && !isPasswordHint(message))
      note(`console ${message.type()}: ${message.text().slice(0, 300)}`)
  }
  const onError = (error: Error) => note(`error: ${error.message}`)
  const onRequest = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== baseURL) note(`outside request: ${url}`)
  }
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  return {
    problems,
    stop: () => page.off('console', onConsole).off('pageerror', onError).off('request', onRequest),
  }
}

/** Gives a page to a test and fails the test if the page had problems. */
const useWithoutProblems = async (page: Page, baseURL: string | undefined, use: (page: Page) => Promise<void>) => {
  const { problems, stop } = collectProblems(page, baseURL)
  await use(page)
  stop()
  expect(problems).toEqual([])
}

interface Fixtures {
  /** The page's requests to the API; the server's rendering makes none. */
  graphqlRequests: string[]
}

const graphqlRequests = async (
  { page }: Pick<PlaywrightTestArgs, 'page'>,
  use: (requests: string[]) => Promise<void>,
) => {
  const requests: string[] = []
  const note = (request: Request) => {
    if (new URL(request.url()).pathname === '/graphql') requests.push(request.postData() ?? request.url())
  }
  page.on('request', note)
  await use(requests)
  page.off('request', note)
}

/** The tab that has the site worker stays open, so that no other has to start it. */
const openSite = async (page: Page) => {
  await page.goto('/')
  await expectOpen(page)
}

/** For tests whose requests fail, which the browser logs. All tests extend this one: with other worker fixtures, Playwright would start more workers. */
export const unwatchedTest = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, hasTouch = false } = project.use
      const context = await browser.newContext({ baseURL, viewport, hasTouch })
      if (project.name === demoProject) await openSite(await context.newPage())
      const page = await context.newPage()
      await page.goto(blankPage)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** A page in a browser context of its own. A console message, an error or a request to another origin fails the test. */
export const isolatedTest = unwatchedTest.extend<Fixtures>({
  page: ({ page, baseURL }, use) => useWithoutProblems(page, baseURL, use),
  graphqlRequests,
})

/**
 * A file without scripts, so that nothing is stored when it is left. It has the headers of pages: without their
 * Cross-Origin-Opener-Policy, the browser would start a process for each visit.
 */
const blankPage = '/site.webmanifest'

/** Resets the page to the state of a new browser, but for fetched files and compiled scripts. */
const reset = async (page: Page) => {
  const context = page.context()
  // The first is the page itself, or the tab with the site worker.
  for (const other of context.pages().slice(1)) if (other !== page) await other.close()
  await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
  await page.mouse.move(0, 0)
  await page.goto(blankPage)
  if (isDemo()) await operationInPage(page, 'mutation { logout }')
  await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()])
  await context.clearCookies()
}

/** Like `isolatedTest`, but with one page for all tests of a worker, reset after each: scripts are compiled and images fetched once. */
export const test = unwatchedTest.extend<Fixtures>({
  context: async ({ sharedPage }, use, { project }) => {
    if (project.use.viewport) await sharedPage.setViewportSize(project.use.viewport)
    await use(sharedPage.context())
    await reset(sharedPage)
  },
  page: ({ sharedPage, context: _, baseURL }, use) => useWithoutProblems(sharedPage, baseURL, use),
  graphqlRequests,
})
