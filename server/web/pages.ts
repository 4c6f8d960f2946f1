import type { Server } from 'node:http'
import type { ApolloServer } from '@apollo/server'
import type { Express, Request as ExpressRequest, Response as ExpressResponse, RequestHandler, Router } from 'express'
import { type DocumentNode, print } from 'graphql'
import type { Execute } from '../../client/apollo/server'
import type { Report } from '../../client/entry-server'
import type { Answer } from '../answers/kept-answers'
import type { KeptPages } from '../answers/kept-pages'
import { PUBLIC } from '../answers/public-answers.plugin'
import type { Config } from '../config'
import type { Context } from '../context'

type Render = (request: Request, execute: Execute, report: Report) => Promise<Response>
/** Serves what pages refer to (scripts, styles) and gives what renders them; the sandbox where it is wanted. */
export type OpenRenderer = (
  app: Express,
  server: Server,
  config: Pick<Config, 'sampleData' | 'sandbox'>,
) => Promise<{ render: Render; createSandbox: () => Router }>

/**
 * No address of ours holds these, routes can't match what doesn't decode, and `//host` would be another site: such a request
 * asks for no page.
 */
const malformed = /^[^/]|\/\/|\\|%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f/i
const NO_PAGE = '/page-not-found'

interface PageDependencies {
  apollo: ApolloServer<Context>
  createPageContext: () => Promise<Context>
  /** Where code changes while the server runs, none. */
  keptPages: KeptPages | undefined
  /** Where the site is seen, by what was asked. */
  originOf: (request: ExpressRequest) => string
  render: Render
  report: Report
}

export const pages =
  ({ apollo, createPageContext, keptPages, originOf, render, report }: PageDependencies): RequestHandler =>
  async (request, response) => {
    const { path, originalUrl, headers } = request
    const search = /\?.*/.exec(originalUrl)?.[0] ?? ''
    const url = new URL((isPath(path) ? path : NO_PAGE) + search, originOf(request))
    const place = await keptPages?.placeOf(url)
    if (place?.kept && !headers['cache-control']?.includes('no-cache')) return sendKept(request, response, place.kept)
    const contextValue = await createPageContext()
    let isPublicPage = true
    const execute: Execute = async ({ query, variables }) => {
      const { body, http } = await apollo.executeOperation({ query: textOf(query), variables }, { contextValue })
      isPublicPage &&= http.headers.get('cache-control') === PUBLIC
      return body.kind === 'single' && body.singleResult
    }
    const page = await render(new Request(url), execute, report)
    const html = await page.text()
    const pageHeaders = { ...Object.fromEntries(page.headers), 'cache-control': 'no-cache' }
    response.status(page.status).set(pageHeaders).send(html)
    if (isPublicPage && (page.status === 200 || page.status === 404))
      // One ETag, however the page is compressed: it is a weak one.
      place?.keep({ status: page.status, headers: { ...pageHeaders, etag: response.get('etag') }, html })
  }

const sendKept = (request: ExpressRequest, response: ExpressResponse, { status, headers, body, zipped }: Answer) => {
  const short = request.acceptsEncodings('gzip') ? zipped() : undefined
  if (short) response.set('content-encoding', 'gzip')
  response
    .status(status)
    .set(headers)
    .send(short ?? body)
}

const texts = new WeakMap<DocumentNode, string>()

/** Apollo Server would print a document each time. */
const textOf = (document: DocumentNode) => {
  const text = texts.get(document) ?? print(document)
  texts.set(document, text)
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
