import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AppDependencies } from '../../app'
import { JobDocument } from '../../modules/job/job.test.generated'
import { ViewerDocument } from '../../testing/accounts/sign-in.generated'
import { openSample } from '../../testing/database/open-sample'
import { startServer } from '../../testing/test-server'
import { JobsByIdDocument, StatsAndJobDocument } from './mask-errors.test.generated'

/** A server whose database has no table of jobs. */
const startBroken = async (development?: AppDependencies['development']) => {
  const db = await openSample()
  onTestFinished(() => db.destroy())
  await db.schema.alterTable('job').renameTo('secret_place').execute()
  return startServer({ db, development })
}
const maskedMessage = /^Something failed on our side\. Reference ([0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4})\.$/

describe('error masking: an unexpected error', () => {
  test.each(['production', 'development', 'test'])('is masked when NODE_ENV is %s', async (environment) => {
    vi.stubEnv('NODE_ENV', environment)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { execute, logged } = await startBroken()
    const result = await execute(StatsAndJobDocument, { id: 'job-3101' })
    const { data, errors } = result
    expect(data.stats).toHaveLength(4)
    expect(data.job).toBeNull()
    const [, reference] = errors?.[0]?.message.match(maskedMessage) ?? []
    expect(errors).toEqual([
      {
        message: `Something failed on our side. Reference ${reference}.`,
        path: ['job'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
      },
    ])
    expect(JSON.stringify(result)).not.toMatch(/no such table|sqlite|stack|\bat \//i)
    const lines = logged.map((line) => JSON.parse(line))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ level: 50, reference, path: ['job'], msg: 'Unexpected error' })
    expect(lines[0].err.message).toContain('no such table: job')
    expect(lines[0].err.stack).toContain('SqliteError')
  })

  test('has the id of its request as its reference, and a log line of its own', async () => {
    const { execute, logged } = await startBroken()
    const { errors, response } = await execute(JobsByIdDocument, { first: 'a', second: 'b' })
    const id = response.headers.get('x-request-id')
    expect(errors?.map(({ extensions }) => extensions?.reference)).toEqual([id, id])
    const lines = logged.map((line) => JSON.parse(line))
    expect(lines.map(({ reference, requestId, path }) => [reference, requestId, path])).toEqual(
      errors?.map(({ path }) => [id, id, path]),
    )
  })

  test('is masked before an operation runs, too', async () => {
    const db = await openSample()
    const { execute, visit, logged } = await startServer({ db })
    await visit('/healthz')
    await db.destroy()
    const { errors, response } = await execute(ViewerDocument, {}, { cookie: 'session=some-token' })
    expect(response.status).toBe(500)
    expect(errors?.[0]?.message).toMatch(maskedMessage)
    expect(JSON.parse(logged[0] ?? '').reference).toBe(errors?.[0]?.extensions?.reference)
  })

  test('on a page renders the error page with the reference of the log line', async () => {
    const db = await openSample()
    const { visit, logged } = await startServer({ db })
    await visit('/healthz')
    await db.destroy()
    const response = await visit('/service/srv-1101')
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('Unexpected Application Error')
    expect(html).not.toMatch(/destroyed|node_modules|\.ts:\d/)
    expect(logged.some((line) => html.includes(JSON.parse(line).reference))).toBe(true)
  })

  test('is logged without the variables', async () => {
    const { execute, logged } = await startBroken()
    await execute(JobDocument, { id: 'typed-by-somebody' })
    expect(logged).toHaveLength(1)
    expect(logged[0]).not.toContain('typed-by-somebody')
  })
})

describe('errors in development', () => {
  test('an unexpected error has its message and stack in the answer', async () => {
    const { execute } = await startBroken({ sendError: (error, _request, _response, next) => next(error) })
    const { data, errors } = await execute(StatsAndJobDocument, { id: 'job-3101' })
    expect(data.stats).toHaveLength(4)
    expect(errors?.[0]).toMatchObject({ message: 'no such table: job', path: ['job'] })
    expect(errors?.[0]?.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      stacktrace: expect.arrayContaining([expect.stringContaining('server/')]),
    })
  })

  test('an error before GraphQL is shown by the development server', async () => {
    const db = await openSample()
    const { visit } = await startServer({
      db,
      development: { sendError: (error, _request, response, _next) => void response.status(500).send(error.message) },
    })
    await visit('/healthz')
    await db.destroy()
    expect(await (await visit('/sitemap.xml')).text()).toBe('driver has already been destroyed')
  })
})
