import { AsyncLocalStorage } from 'node:async_hooks'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { graphql as execute, getOperationAST } from 'graphql'
import { type GraphQLQuery, type GraphQLVariables, graphql, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createContext } from '../../server/api/context'
import { schema } from '../../server/api/schema'
import type { Database } from '../../server/database/connection'
import { createContainer } from '../../server/modules/container'
import { openSample } from '../../server/testing/database/open-sample'
import { newVisitor } from '../../server/testing/execute'
import { testInfrastructure } from '../../server/testing/infrastructure'
import type { Role } from '../features/session/roles'
import { sessionStore } from '../features/session/session-store'
import { setServerTime } from '../lib/server-clock'
import { createMocks } from './create-mocks'
import { dropMockedFragments } from './mock-fragment'

let db: Promise<Database> | undefined
const sample = () => {
  db ??= openSample()
  return db
}
const infrastructure = testInfrastructure()

/** The sender of the page's requests, with its session. Each test starts with a new one. */
let visitor = newVisitor()

/** The sender of requests that `runAs` makes. The page's own requests, which may run at the same time, keep theirs. */
const otherVisitor = new AsyncLocalStorage<typeof visitor>()
const currentVisitor = () => otherVisitor.getStore() ?? visitor

const context = async () => createContext(await sample(), infrastructure, currentVisitor())

/** Executes operations on the real schema, so that answers can't drift from it. */
const realSchema = graphql.operation<Record<string, unknown>>(async ({ query, variables }) =>
  HttpResponse.json(await execute({ schema, source: query, variableValues: variables, contextValue: await context() })),
)

/** Accepts subscriptions and sends no events; `mockLiveEvents` sends some. */
const silentSubscription = http.post(
  '*/graphql/stream',
  () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
)

/** The mock server of every test file that imports it. A request without a handler fails the test. */
export const api = setupServer(silentSubscription, realSchema)

/** Thrown when the test ends, because the code under test may catch the error of the request. */
const mistakes: Error[] = []
api.events.on('request:unhandled', ({ request }) =>
  mistakes.push(new Error(`Nothing answers ${request.method} ${request.url}`)),
)

/** The bodies of the test's requests. */
let bodies: string[] = []
api.events.on('request:start', async ({ request }) => {
  const ofThisTest = bodies
  if (request.url.endsWith('/graphql')) ofThisTest.push(await request.clone().text())
})

const requests = () => bodies.map((body) => JSON.parse(body))

/** The operation names of this test's requests, in their order. */
export const requestedOperations = (): string[] => requests().map(({ operationName }) => operationName)

/** The variables of each request of an operation in this test, in the order of the requests. */
export const requestsOf = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): Variables[] => {
  const name = getOperationAST(document)?.name?.value
  return requests().flatMap(({ operationName, variables }) => (operationName === name ? [variables] : []))
}

export const beginFile = () => api.listen({ onUnhandledRequest: 'error' })
/** Drops this file's copy of the sample data, and the time by which a test has moved its clock. */
export const endFile = async () => {
  api.close()
  await (await db)?.destroy()
  db = undefined
  infrastructure.clock.setDaysAhead(0)
}
export const endTest = () => {
  const [mistake] = mistakes.splice(0)
  bodies = []
  api.resetHandlers()
  dropMockedFragments()
  sessionStore.end()
  setServerTime(new Date().toISOString())
  visitor = newVisitor()
  if (mistake) throw mistake
}

/** The next requests carry a session of a sample account, of which the page does not know yet. */
export const startSession = async (role: Role) => {
  const sender = currentVisitor()
  const { userService, sessionService } = createContainer(await sample(), infrastructure, sender)
  const account = await userService.byEmail(`${role}@example.com`)
  if (!account) throw new Error(`No sample account for ${role}`)
  sender.setSession(await sessionService.start(account.id, false, 'Firefox on Linux'))
  return account
}

/** Runs `act` with the session of another sample account, as in another browser. */
export const runAs = (role: Role, act: () => Promise<unknown>) =>
  otherVisitor.run(newVisitor(), async () => {
    await startSession(role)
    await act()
  })

/** Signs in as the sample account of a role. */
export const signedInAs = async (role: Role) => {
  const { id, name, email, avatar, createdAt } = await startSession(role)
  sessionStore.begin({ id, name, email, avatar, createdAt, role })
}

export const changeSampleData = async (change: (sample: Database) => Promise<unknown>) => {
  await change(await sample())
}

export const { mockOperation, mockEmpty, mockError, mockDelay } = createMocks(
  schema,
  (handler) => api.use(handler),
  (mistake) => mistakes.push(mistake),
)

/** Requests fail with a network error, or with an HTTP status and no JSON, until the returned function is called. */
export const mockOutage = (status?: number) => {
  let isDown = true
  api.use(
    http.post('*/graphql', () => {
      if (!isDown) return
      return status ? new HttpResponse('Sorry.', { status }) : HttpResponse.error()
    }),
  )
  return () => {
    isDown = false
  }
}

/** Delays one operation until the returned function is called. */
export const mockPending = <Data extends GraphQLQuery, Variables extends GraphQLVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  mockDelay(document, answered)
  return answer
}
