import type { ApolloServer } from '@apollo/server'
import type { Express, Request as ExpressRequest, RequestHandler, Router } from 'express'
import { type DocumentNode, print } from 'graphql'
import type { Execute } from '../../../client/apollo/server-client'
import type { Report } from '../../../client/entry-server'
import { notFoundPath } from '../../../client/lib/paths'
import type { Context } from '../../api/context'
import { OUTAGE_RETRY_AFTER } from '../../api/errors/outage'
import type { CostBuckets } from '../../api/limits/cost-buckets'
import { asksForFresh, isBusy, sendCached, unstored } from '../../cache/cache-store'
import type { PageCache } from '../../cache/page-cache'
import { PUBLIC } from '../../cache/public-operations'
import { currentRequest, runFor } from '../../infrastructure/current-request'
import type { Config } from '../../start/config'
import { isThrottled } from '../load/throttle'
import type { WorkQueue } from '../load/work-queue'

type Render = (request: Request, execute: Execute, report: Report) => Promise<Response>
/** Mounts the scripts and styles of pages, and returns the renderer and the sandbox. */
export type OpenRenderer = (
  app: Express,
  config: Pick<Config, 'sampleData' | 'sandbox'>,
) => Promise<{ render: Render; createSandbox: () => Router }>

/**
 * Paths that no route has: with invalid escapes, with control characters, and `//host`, which would be another site. They get
 * the not-found page.
 */
const malformed = /^[^/]|\/\/|\\|%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f/i

/** The cost of rendering a page. Its operations cost nothing themselves. */
const RENDER_COST = 100

interface PageDependencies {
  apollo: ApolloServer<Context>
  createPageContext: () => Promise<Context>
  buckets: CostBuckets
  queued: WorkQueue
  /** Undefined in development, where code changes while the server runs. */
  pageCache: PageCache | undefined
  /** True for visitors who may have just written. */
  mustBeCurrent: (request: ExpressRequest) => boolean
  /** The site's origin for a request. */
  originOf: (request: ExpressRequest) => string
  render: Render
  report: Report
}

export const pages =
  ({
    apollo,
    createPageContext,
    pageCache,
    mustBeCurrent,
    originOf,
    render,
    report,
    buckets,
    queued,
  }: PageDependencies): RequestHandler =>
  async (request, response, next) => {
    const { path, originalUrl } = request
    const search = /\?.*/.exec(originalUrl)?.[0] ?? ''
    const url = new URL((isPath(path) ? path : notFoundPath) + search, originOf(request))
    const lookup = pageCache && !asksForFresh(request) ? await pageCache(url, mustBeCurrent(request)) : unstored
    const store = sendCached(request, response, lookup)
    if (!store) return
    if (isThrottled(buckets, RENDER_COST, request, response)) return
    const renderPage = async () => {
      const contextValue = await createPageContext()
      let isPublicPage = true
      let isOutage = false
      const execute: Execute = async ({ query, operationName = '', variables }) => {
        // In development, an edited document keeps its name.
        const text = pageCache ? textOf(operationName, query) : print(query)
        const { body, http } = await runForOperation(() =>
          apollo.executeOperation({ query: text, variables }, { contextValue }),
        )
        isPublicPage &&= http.headers.get('cache-control') === PUBLIC
        isOutage ||= http.status === 503
        return body.kind === 'single' && body.singleResult
      }
      const page = await render(new Request(url), execute, report)
      const html = await page.text()
      const pageHeaders = { ...Object.fromEntries(page.headers), 'cache-control': 'no-cache' }
      if (isOutage && page.status === 500) response.set('retry-after', OUTAGE_RETRY_AFTER)
      response
        .status(isOutage && page.status === 500 ? 503 : page.status)
        .set(pageHeaders)
        .send(html)
      if (isPublicPage && !isBusy(response) && (page.status === 200 || page.status === 404))
        // The ETag is a weak one, the same for every encoding.
        store({
          status: page.status,
          headers: { ...pageHeaders, etag: response.get('etag') },
          body: Buffer.from(html),
        })
    }
    return queued(renderPage)(request, response, next)
  }

/** The operations of a page run at the same time, and each has its own spans. */
const runForOperation = <Result>(execute: () => Result) => runFor({ ...currentRequest() }, execute)

const printedOperations = new Map<string, string>()

/** Prints each operation once, by its name: clients of pages make documents of their own. Apollo Server would print it each time. */
const textOf = (name: string, document: DocumentNode) => {
  const text = printedOperations.get(name) ?? print(document)
  printedOperations.set(name, text)
  return text
}

const isPath = (pathname: string) => {
  if (malformed.test(pathname)) return false
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
