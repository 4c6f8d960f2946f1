import { createSubscriptionHandler } from '../api/subscription-handler'
import { typeDefs } from '../generated/schema'
import { mailPage } from '../http/routes/dev-mail/dev-mail-page'
import type { Log } from '../infrastructure/log'
import { countView } from '../modules/listing-view/count-view'
import { processDiagram } from '../modules/process/process-diagrams'
import { errorFormatter, type Operation } from './execute-operation'
import { fileRoutes, type Route } from './file-routes'
import { isNoSpace, NO_SPACE } from './no-space'
import type { Core } from './open-core'

/**
 * The site that answers requests of pages by the core, as a server answers them over HTTP: the API, subscriptions, files, diagrams of
 * processes and mails. Paths begin after `origin`. Pages themselves and artwork are none of its business.
 */
export const createSite = (core: Core, origin: string, log: Log) => {
  const { execute, createContext, infrastructure, viewCounter } = core
  const subscribe = createSubscriptionHandler<Request, undefined>(createContext, errorFormatter(log))

  const routes: readonly Route[] = [
    [
      'POST',
      /^\/graphql$/,
      async (request) => {
        const operation: Operation = await request.json()
        return Response.json(await execute(operation))
      },
    ],
    ['GET', /^\/graphql$/, async (_, __, { sdl }) => (sdl === undefined ? undefined : new Response(typeDefs))],
    [
      'POST',
      /^\/graphql\/stream$/,
      async (request) => {
        const [body, init] = await subscribe({
          method: request.method,
          url: request.url,
          headers: { get: (name) => (name === 'accept' ? 'text/event-stream' : request.headers.get(name)) },
          body: await request.json(),
          raw: request,
          context: { response: undefined },
        })
        const { status, statusText, headers } = init
        return new Response(typeof body === 'object' && body ? streamOf(body) : body, {
          status,
          statusText,
          ...(headers && { headers }),
        })
      },
    ],
    ...fileRoutes(core),
    [
      'GET',
      /^\/artwork\/process\/([a-z-]+)\.svg$/,
      async (_, name, { shape }) => {
        const svg = processDiagram(name, shape)
        return svg === undefined ? undefined : new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
      },
    ],
    [
      'POST',
      /^\/views\/([\w-]+)$/,
      async (_, id) =>
        (await countView(viewCounter, await createContext(), id)) ? new Response(null, { status: 204 }) : undefined,
    ],
    [
      'POST',
      /^\/demo\/session$/,
      async (request) => Response.json({ refusal: await core.signInAs(await request.json()) }),
    ],
    [
      'POST',
      /^\/demo\/clock$/,
      async (request) => Response.json({ daysAhead: await core.moveClock(await request.json()) }),
    ],
    ['GET', /^\/healthz$/, async () => Response.json({ status: 'ok' })],
    [
      'GET',
      /^\/dev\/mail$/,
      async () =>
        new Response(mailPage(infrastructure.mail.sent(), 'browser'), {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
    ],
  ]

  const folder = new URL(origin).pathname.replace(/\/$/, '')

  return {
    /** Never rejects: an unexpected error is logged and answered with 500. */
    answer: async (request: Request): Promise<Response> => {
      const { pathname, searchParams } = new URL(request.url)
      const path = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : ''
      const query = Object.fromEntries(searchParams)
      try {
        for (const [method, pattern, handle] of routes) {
          const match = request.method === method && pattern.exec(path)
          const response = match && (await handle(request, match[1] ?? '', query))
          if (response) return response
        }
        return new Response('Not Found', { status: 404 })
      } catch (err) {
        log.error({ err, path }, 'A request failed')
        if (isNoSpace(err)) return Response.json({ message: NO_SPACE }, { status: 503 })
        return Response.json({ message: 'Something failed. Please try again.' }, { status: 500 })
      }
    },
  }
}

const streamOf = (events: AsyncGenerator<string>) => {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await events.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void events.return(undefined),
  })
}
