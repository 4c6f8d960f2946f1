import type { Server } from 'node:http'
import type { ApolloServer } from '@apollo/server'
import type { Express, Request as ExpressRequest, RequestHandler } from 'express'
import type { Execute } from '../../client/apollo/server'
import type { Report } from '../../client/entry-server'
import type { Config } from '../config'
import type { Context } from '../context'

type Render = (request: Request, execute: Execute, report: Report) => Promise<Response>
/** Serves what pages refer to (scripts, styles) and gives what renders them. */
export type OpenRenderer = (
  app: Express,
  server: Server,
  config: Pick<Config, 'sampleData' | 'sandbox'>,
) => Promise<Render>

/**
 * No address of ours holds these, routes can't match what doesn't decode, and `//host` would be another site: such a request
 * asks for no page.
 */
const malformed = /^[^/]|\/\/|\\|%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f/i
const NO_PAGE = '/page-not-found'

interface PageDependencies {
  apollo: ApolloServer<Context>
  createPageContext: () => Promise<Context>
  /** Where the site is seen, by what was asked. */
  originOf: (request: ExpressRequest) => string
  render: Render
  report: Report
}

export const pages =
  ({ apollo, createPageContext, originOf, render, report }: PageDependencies): RequestHandler =>
  async (request, response) => {
    const { path, originalUrl } = request
    const contextValue = await createPageContext()
    const search = /\?.*/.exec(originalUrl)?.[0] ?? ''
    const url = new URL((isPath(path) ? path : NO_PAGE) + search, originOf(request))
    const execute: Execute = async ({ query, variables }) => {
      const { body } = await apollo.executeOperation({ query, variables }, { contextValue })
      return body.kind === 'single' && body.singleResult
    }
    const page = await render(new Request(url), execute, report)
    response
      .status(page.status)
      .set(Object.fromEntries(page.headers))
      .set('cache-control', 'no-cache')
      .send(await page.text())
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
