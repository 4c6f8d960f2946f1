import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { JobDocument } from '../modules/job/job.test.generated'
import { openSample } from '../testing/open-sample'
import { ViewerDocument } from '../testing/sign-in.generated'
import { startServer } from '../testing/test-server'
import { JobsByIdDocument, StatsAndJobDocument } from './mask-errors.test.generated'

/** A server whose database has no table of jobs. */
const startBroken = async () => {
  const db = await openSample()
  onTestFinished(() => db.destroy())
  await db.schema.alterTable('job').renameTo('secret_place').execute()
  return startServer({ db })
}
const maskedMessage = /^Something failed on our side\. Reference ([0-9a-f]{4}-[0-9a-f]{4})\.$/

describe('unexpected error', () => {
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

  test('has a reference of its own', async () => {
    const { execute, logged } = await startBroken()
    const { errors } = await execute(JobsByIdDocument, { first: 'a', second: 'b' })
    const references = errors?.map(({ extensions }) => extensions?.reference)
    expect(new Set(references).size).toBe(2)
    expect(logged.map((line) => JSON.parse(line).reference)).toEqual(references)
  })

  test('before an operation runs is masked as well', async () => {
    const db = await openSample()
    const { execute, logged } = await startServer({ db })
    await db.destroy()
    const { errors, response } = await execute(ViewerDocument, {}, { cookie: 'session=some-token' })
    expect(response.status).toBe(500)
    expect(errors?.[0]?.message).toMatch(maskedMessage)
    expect(JSON.parse(logged[0] ?? '').reference).toBe(errors?.[0]?.extensions?.reference)
  })

  test('on a page renders the error page with the reference of the log line', async () => {
    const db = await openSample()
    const { visit, logged } = await startServer({ db })
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
