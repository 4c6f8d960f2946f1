import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../tools/testing/start-postgres.mjs'
import { openDatabase } from '../database/open-database'
import { JobDocument } from '../modules/job/job.test.generated'
import { ViewerDocument } from '../testing/accounts/sign-in.generated'
import { fillSample } from '../testing/database/open-sample'
import { startServer } from '../testing/test-server'

const WORKS_AGAIN_WITHIN_MS = 10_000

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
  await (await fillSample(postgres.url)).destroy()
}, 60_000)
afterAll(() => postgres.stop())

test.each(['SIGINT', 'SIGKILL'] as const)(
  'outage: a server survives PostgreSQL’s end by %s, and works again by itself',
  async (signal) => {
    const lost: Error[] = []
    const db = openDatabase(postgres.url, (error) => lost.push(error))
    onTestFinished(() => db.destroy())
    const { visit, execute, ask } = await startServer({ db })
    const statusOf = async (path: string) => (await visit(path)).status
    expect([await statusOf('/healthz'), await statusOf('/service/srv-1101')]).toEqual([200, 200])
    // A connection in use, not only an idle one, is lost.
    const inUse = db.transaction().execute(async () => {
      await postgres.beginOutage(signal)
    })
    await expect(inUse).rejects.toThrow()
    expect(lost.length).toBeGreaterThan(0)

    const health = await visit('/healthz')
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'unavailable', reason: 'The database does not answer.' },
    ])
    const { response, errors } = await execute(JobDocument, { id: 'job-3101' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(errors?.[0]).toMatchObject({
      message: 'We can’t reach our database at the moment. Try again in a few seconds.',
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    })
    const signedIn = await execute(ViewerDocument, {}, { cookie: 'session=some-token' })
    expect([signedIn.response.status, signedIn.errors?.[0]?.extensions?.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    const page = await visit('/products/prd-2101')
    expect([page.status, page.headers.get('retry-after'), page.headers.get('content-type')]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ])
    expect(await page.text()).toContain('Try again')
    const sitemap = await visit('/sitemap.xml')
    expect([sitemap.status, sitemap.headers.get('retry-after')]).toEqual([503, '5'])
    // A static file needs no database, and the page is stored.
    expect([await statusOf('/robots.txt'), await statusOf('/service/srv-1101')]).toEqual([200, 200])

    await postgres.endOutage()
    await expect.poll(() => statusOf('/healthz'), { timeout: WORKS_AGAIN_WITHIN_MS }).toBe(200)
    const { data } = await (await ask('{ stats { id } }')).json()
    expect(data.stats.length).toBeGreaterThan(0)
    expect(await statusOf('/products/prd-2101')).toBe(200)
  },
  60_000,
)
