import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type PlaywrightTestArgs,
  type Request,
} from '@playwright/test'

export { expect }

/** Chrome reports a page's own 404, which is what that page is for. */
const isOwnStatus = (message: ConsoleMessage, page: Page) =>
  message.text().includes('status of 404') && message.location().url === page.url()

/** Chrome would like to see whose password it is; who follows a link in a mail has not said so. */
const isHint = (message: ConsoleMessage) => message.text().includes('Password forms should have')

/** Collects console messages, errors and requests to other origins: a page has none of them. */
const watch = (page: Page, baseURL: string | undefined) => {
  const complaints: string[] = []
  const note = (text: string) => complaints.push(`${page.url().replace(baseURL ?? '', '')}: ${text}`)
  const onConsole = (message: ConsoleMessage) => {
    if (!isOwnStatus(message, page) && !isHint(message))
      note(`console ${message.type()}: ${message.text().slice(0, 300)}`)
  }
  const onError = (error: Error) => note(`error: ${error.message}`)
  const onRequest = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== baseURL) note(`outside request: ${url}`)
  }
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  return {
    complaints,
    stop: () => page.off('console', onConsole).off('pageerror', onError).off('request', onRequest),
  }
}

const watched = async (page: Page, baseURL: string | undefined, use: (page: Page) => Promise<void>) => {
  const { complaints, stop } = watch(page, baseURL)
  await use(page)
  stop()
  expect(complaints).toEqual([])
}

interface Fixtures {
  /** What the page asks the API for after it has come. */
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

/** For tests that make requests fail, which the browser reports. All tests extend it: those with other worker fixtures would get workers of their own. */
export const unwatchedTest = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, hasTouch = false } = project.use
      const context = await browser.newContext({ baseURL, viewport, hasTouch })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** A page in a browser context of its own. A console message, an error or a request to another origin fails the test. */
export const isolatedTest = unwatchedTest.extend<Fixtures>({
  page: ({ page, baseURL }, use) => watched(page, baseURL, use),
  graphqlRequests,
})

/** Leaves nothing of a test in the page: the next test finds it as in a new browser, but for what is fetched and compiled. */
const reset = async (page: Page) => {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
  await page.mouse.move(0, 0)
  // A page without scripts, which store nothing when it is left.
  await page.goto('/healthz')
  await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()])
  await context.clearCookies()
}

/** One page for all tests of a worker, reset after each: scripts are compiled and images fetched once. Watched as above. */
export const test = unwatchedTest.extend<Fixtures>({
  context: async ({ sharedPage }, use, { project }) => {
    if (project.use.viewport) await sharedPage.setViewportSize(project.use.viewport)
    await use(sharedPage.context())
    await reset(sharedPage)
  },
  page: ({ sharedPage, context: _, baseURL }, use) => watched(sharedPage, baseURL, use),
  graphqlRequests,
})
