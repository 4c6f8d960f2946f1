import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

export { expect }

/** Chrome reports a page's own 404, which is what that page is for. */
const isOwnStatus = (message: ConsoleMessage, page: Page) =>
  message.text().includes('status of 404') && message.location().url === page.url()

/** A page that must be silent: a console message, an error or a request to somewhere else fails the test. */
export const test = base.extend<{ graphqlRequests: string[] }>({
  page: async ({ page, baseURL }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (!isOwnStatus(message, page)) complaints.push(`console ${message.type()}: ${message.text().slice(0, 300)}`)
    })
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== baseURL) complaints.push(`outside request: ${url}`)
    })
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

/** Opens a page, waits until it answers to clicks and gives its HTTP status. */
export const visit = async (page: Page, path: string) => {
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  return response?.status()
}
