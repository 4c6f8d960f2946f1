import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { graphql as execute } from 'graphql'
import { type GraphQLQuery, type GraphQLVariables, graphql, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createContext } from '../../server/api/context'
import { schema } from '../../server/api/schema'
import type { Database } from '../../server/database/connection'
import { createContainer } from '../../server/modules/container'
import { newVisitor } from '../../server/testing/execute'
import { testInfrastructure } from '../../server/testing/infrastructure'
import { createSampleCopies } from '../../server/testing/sample-copies'
import type { Role } from '../features/session/roles'
import { sessionStore } from '../features/session/session-store'
import { createMocks } from './create-mocks'

const openCopy = createSampleCopies()
let db: Promise<Database> | undefined
const sample = () => {
  db ??= openCopy()
  return db
}
const infrastructure = testInfrastructure()

/** Whose browser it is: keeps the session that a sign-in gives it, until the test is over. */
let visitor = newVisitor()

const context = async () => createContext(await sample(), infrastructure, visitor)

/** Answers every operation as the server would, so that a mock can't drift from the schema. */
const realSchema = graphql.operation<Record<string, unknown>>(async ({ query, variables }) =>
  HttpResponse.json(
    await execute({
      schema,
      source: query,
      variableValues: variables,
      contextValue: await context(),
    }),
  ),
)

/** Answers subscriptions: a test sends events, if it needs any, by `mockLiveEvents`. */
const silentSubscription = http.post(
  '*/graphql/stream',
  () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
)

/** Stands where the server would, in every test file that imports it; a request that nothing answers is an error. */
export const api = setupServer(silentSubscription, realSchema)

/** What asked for them may have caught the error. */
const unanswered: string[] = []
api.events.on('request:unhandled', ({ request }) => unanswered.push(`${request.method} ${request.url}`))

export const beginFile = () => api.listen({ onUnhandledRequest: 'error' })
/** The next file finds the sample data as they were. */
export const endFile = async () => {
  api.close()
  await (await db)?.destroy()
  db = undefined
}
export const endTest = () => {
  const strays = unanswered.splice(0)
  api.resetHandlers()
  sessionStore.end()
  visitor = newVisitor()
  if (strays.length > 0) throw new Error(`Nothing answers ${strays.join(', ')}`)
}

const enter = async (role: Role) => {
  const { userService, sessionService } = createContainer(await sample(), infrastructure, visitor)
  const account = await userService.byEmail(`${role}@example.com`)
  if (!account) throw new Error(`No sample account for ${role}`)
  visitor.keepSession(await sessionService.start(account.id, false, 'Firefox on Linux'))
  return account
}

/** Somebody else does something in a browser of their own. */
export const meanwhileAs = async (role: Role, act: () => Promise<unknown>) => {
  const mine = visitor
  visitor = newVisitor()
  await enter(role)
  await act()
  visitor = mine
}

/** The browser of somebody who has signed in as the sample account of a role. */
export const signedInAs = async (role: Role) => {
  const { id, name, email, avatar, createdAt } = await enter(role)
  sessionStore.begin({ id, name, email, avatar, createdAt, role })
}

/** Makes the sample data what a test needs. */
export const inSampleData = async (work: (sample: Database) => Promise<unknown>) => {
  await work(await sample())
}

export const { mockOperation, mockEmpty, mockError, mockDelay } = createMocks(schema, (handler) => api.use(handler))

/** Nothing answers any more; with a status, something that is not the API does. Until `api.resetHandlers()`. */
export const mockOutage = (status?: number) =>
  api.use(http.post('*/graphql', () => (status ? new HttpResponse('Sorry.', { status }) : HttpResponse.error())))

/** One operation is not answered until the returned function is called; from then on as ever. */
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
