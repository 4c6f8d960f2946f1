import { type DocumentNode, Kind, parse, print, visit } from 'graphql'
import { createClient } from 'graphql-sse'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Example, exampleOf, exampleSettings, examples } from '../../../../client/sandbox/examples/examples'
import { filledVariables } from '../../../../client/sandbox/examples/filled-variables'
import { steps } from '../../../../client/sandbox/tour/steps'
import { createSampleMail } from '../../../infrastructure/mail/mail'
import { LoginDocument } from '../../../testing/accounts/sign-in.generated'
import { recordInputReads } from '../../../testing/input-reads'
import { startServer } from '../../../testing/test-server'

type Server = Awaited<ReturnType<typeof startServer>>
type Browser = (query: string, variables?: Record<string, unknown>) => Promise<unknown>

/** The session cookie of the sample account of a role, if one is named. */
const cookieOf = async ({ execute }: Server, role: string | undefined) => {
  const input = { email: `${role}@example.com`, password: 'password123' }
  const login = role ? await execute(LoginDocument, { input }) : undefined
  const [setCookie = ''] = login?.response.headers.getSetCookie() ?? []
  return setCookie.replace(/;.*/, '')
}

/** The advice for an operation without account or variables. */
const advice = 'Set `as` and `variables` in exampleSettings of client/sandbox/examples/examples.ts'

/** A browser, signed in as the sample account of a role, if one is named; expects no errors. */
const browserOf = async (server: Server, role: string | undefined): Promise<Browser> => {
  const cookie = await cookieOf(server, role)
  return async (query, variables = {}) => {
    const { data, errors } = await (await server.ask(query, variables, { cookie })).json()
    expect(errors, advice).toBeUndefined()
    return data
  }
}

/** Adds `__typename`, as Apollo Client does. */
const withTypenames = (document: DocumentNode) => {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const
  return visit(document, {
    SelectionSet: (node, _key, parent) =>
      'operation' in Object(parent) ? undefined : { ...node, selections: [...node.selections, typename] },
  })
}

const exampleNamed = (name: string) => {
  const example = exampleOf(name)
  if (!example) throw new Error(`No operation ${name}`)
  return example
}

const run = async (browser: Browser, example: Example, inMail = ''): Promise<unknown> => {
  const variables = await filledVariables(example, async (name) => run(browser, exampleNamed(name)))
  const text = JSON.stringify(variables ?? {}).replace('from-the-mail', inMail)
  return browser(print(withTypenames(parse(example.text))), JSON.parse(text))
}

describe('sandbox examples: the query', () => {
  let server: Server
  let stop = async () => {}
  beforeAll(async () => {
    server = await startServer({
      until: (end) => {
        stop = end
      },
    })
  })
  afterAll(() => stop())

  test.each(examples.filter(({ kind }) => kind === 'query'))('$name returns data', async (example) => {
    const reads = recordInputReads()
    const data = await run(await browserOf(server, example.as), example)
    const answers = Object.values(Object(data))
    if (example.nullAtFirst) expect(answers).toEqual([null])
    else expect(answers).toContainEqual(expect.anything())
    expect(reads.unread()).toEqual([])
  })
})

/** The member of the result union for success: documents select it first. */
const successOf = ({ text }: Example) => /\.\.\. on (\w+)/.exec(text)?.[1]

describe('sandbox examples: the mutation', () => {
  test.each(examples.filter(({ kind }) => kind === 'mutation'))('$name succeeds', async (example) => {
    const reads = recordInputReads()
    const mail = createSampleMail(() => new Date())
    const server = await startServer({ infrastructure: { mail } })
    const { runFirst } = example
    if (runFirst) await run(await browserOf(server, exampleNamed(runFirst).as), exampleNamed(runFirst))
    const inMail = example.variables && JSON.stringify(example.variables).includes('from-the-mail')
    if (inMail) await expect.poll(() => mail.sent()[0]?.text).toMatch(/token=/)
    const [, token] = /token=([\w-]+)/.exec(mail.sent()[0]?.text ?? '') ?? []
    const data = await run(await browserOf(server, example.as), example, token)
    const success = example.resultType ?? successOf(example)
    for (const answer of Object.values(Object(data))) {
      if (success) expect(answer).toMatchObject({ __typename: success })
      else expect(answer).toEqual(expect.anything())
      expect(answer).not.toBe(false)
    }
    expect(reads.unread()).toEqual([])
  })
})

describe('sandbox examples: the subscription', () => {
  test.each(examples.filter(({ kind }) => kind === 'subscription'))('$name sends an event at once', async (example) => {
    const server = await startServer()
    const cookie = await cookieOf(server, example.as)
    const client = createClient({ url: `${server.origin}/graphql/stream`, headers: { cookie }, retryAttempts: 0 })
    onTestFinished(client.dispose)
    const { value } = await client.iterate({ query: example.text, variables: example.variables ?? {} }).next()
    expect(value.errors).toBeUndefined()
    expect(Object.values(Object(value.data))).toContainEqual(expect.anything())
  })
})

test('sandbox tour: every step runs in order', async () => {
  const server = await startServer()
  const answers: unknown[] = []
  let cookie = ''
  for (const { query, variables } of steps) {
    const response = await server.ask(query, { ...variables }, { cookie })
    cookie = response.headers.getSetCookie()[0]?.replace(/;.*/, '') ?? cookie
    const { data, errors } = await response.json()
    expect(errors).toBeUndefined()
    answers.push(data)
  }
  expect(answers.slice(-3)).toMatchObject([
    { login: { __typename: 'InvalidCredentials' } },
    { login: { __typename: 'LoginSuccess' } },
    { updateProfile: { __typename: 'ProfileUpdated' } },
  ])
})

test('sandbox examples: settings name existing operations, and every required variable has a value', () => {
  expect(
    Object.keys(exampleSettings).filter((name) => !exampleOf(name)),
    advice,
  ).toEqual([])
  const needy = examples.filter(({ text }) => /^(query|mutation|subscription) \w+\(/.test(text))
  expect(
    needy.filter(({ variables }) => !variables).map(({ name }) => name),
    advice,
  ).toEqual([])
})
