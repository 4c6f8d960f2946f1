import {
  type APIRequestContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'

export { expect }

/** Chrome reports a page's own 404, which is what that page is for. */
const isOwnStatus = (message: ConsoleMessage, page: Page) =>
  message.text().includes('status of 404') && message.location().url === page.url()

/** Chrome would like to see whose password it is; who follows a link in a mail has not said so. */
const isHint = (message: ConsoleMessage) => message.text().includes('Password forms should have')

/** Notes what a page must not do: write to the console, fail, ask anybody else. */
const watch = (page: Page, baseURL: string | undefined) => {
  const complaints: string[] = []
  const note = (text: string) => complaints.push(`${page.url().replace(baseURL ?? '', '')}: ${text}`)
  const heard = (message: ConsoleMessage) => {
    if (!isOwnStatus(message, page) && !isHint(message))
      note(`console ${message.type()}: ${message.text().slice(0, 300)}`)
  }
  const failed = (error: Error) => note(`error: ${error.message}`)
  const asked = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== baseURL) note(`outside request: ${url}`)
  }
  page.on('console', heard).on('pageerror', failed).on('request', asked)
  return {
    complaints,
    stop: () => page.off('console', heard).off('pageerror', failed).off('request', asked),
  }
}

/** A page that must be silent: a console message, an error or a request to somewhere else fails the test. */
export const test = base.extend<{ graphqlRequests: string[] }>({
  page: async ({ page, baseURL }, use) => {
    const { complaints } = watch(page, baseURL)
    await use(page)
    expect(complaints).toEqual([])
  },
  /** What the page asks the API for after it has come. */
  graphqlRequests: async ({ page }, use) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') requests.push(request.postData() ?? request.url())
    })
    await use(requests)
  },
})

/** For tests that only look: one page for all of a worker's, so that each file is loaded once. As silent as above. */
export const tour = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ shared, baseURL }, use) => {
    const { complaints, stop } = watch(shared, baseURL)
    await use(shared)
    stop()
    await shared.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null })
    expect(complaints).toEqual([])
  },
})

/** Opens a page, waits until it answers to clicks and gives its HTTP status. */
export const visit = async (page: Page, path: string) => {
  const response = await page.goto(path)
  await page.waitForFunction(isTakenOver)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  return response?.status()
}

/** React marks each element that it has taken over from the server. */
const isTakenOver = () => {
  const elements = [...document.querySelectorAll('main *')]
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  return elements.length > 0 && elements.every(isMarked)
}

/** By how many pixels a page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Of the main part, the texts on screens of any size. */
export const main = (page: Page) => page.getByRole('main')

/** Sends an operation, without a page. */
export const ask = async (request: APIRequestContext, query: string, variables: Record<string, unknown> = {}) => {
  const response = await request.post('/graphql', { data: { query, variables } })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

/** Fills in the form of /login and sends it. */
export const logIn = async (page: Page, email: string, password = 'password123') => {
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password').fill(password)
  await main(page).getByRole('button', { name: 'Log In' }).click()
}

/** Opens the account menu of whoever is signed in; a dashboard has it at the foot of its navigation too. */
export const openAccountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' }).first().click()

/** Waits until nothing on the page is being fetched. */
export const settled = (page: Page) => expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
