import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { MINUTE_MS } from '../../lib/dates'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { PublishSiteNoticeInput } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { codeOf, expectType } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import {
  AllNoticesDocument,
  EndNoticeDocument,
  PublishNoticeDocument,
  ShownNoticesDocument,
} from './site-notice.test.generated'

describe.each(databases)('site notices on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = new Date()
  const infrastructure = testInfrastructure({ now: () => moment })
  const execute = executor(db, infrastructure)
  let [admin, customer]: Visitor[] = []
  beforeAll(async () => {
    admin = await signedInAs(execute, 'ADMIN')
    customer = await signedInAs(execute, 'CUSTOMER')
  })
  beforeEach(() => db.deleteFrom('siteNotice').execute())
  afterAll(() => db.destroy())

  const inMinutes = (minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS).toISOString()
  const tryPublish = async (input: Partial<PublishSiteNoticeInput>) => {
    const all = { text: 'A short break on Sunday.', until: inMinutes(2), ...input }
    return (await execute(PublishNoticeDocument, { input: all }, admin)).data.publishSiteNotice
  }
  const publish = async (input: Partial<PublishSiteNoticeInput> = {}) =>
    expectType(await tryPublish(input), 'SiteNoticePublished').notice
  const shownTo = async (visitor?: Visitor) =>
    (await execute(ShownNoticesDocument, {}, visitor)).data.siteNotices.map(({ id }) => id)
  const run = () => createContainer(db, infrastructure, nobody).siteNoticeWorker.run()
  const changes = async () => (await sql`select sum(changes) as sum from catalogue_change`.execute(db)).rows

  test('notice: one for everybody is shown to visitors and accounts until it ends', async () => {
    const { id, shown } = await publish()
    expect(shown).toBe(true)
    expect([await shownTo(), await shownTo(customer)]).toEqual([[id], [id]])
    const before = await changes()
    await run()
    expect(await changes()).toEqual(before)
    moment = new Date(moment.getTime() + 2 * MINUTE_MS)
    await run()
    expect(await shownTo()).toEqual([])
    expect(await changes()).not.toEqual(before)
  })

  test('notice: one for a role is shown to that role alone', async () => {
    const { id } = await publish({ role: 'CUSTOMER' })
    expect([await shownTo(), await shownTo(admin), await shownTo(customer)]).toEqual([[], [], [id]])
    const ended = await execute(EndNoticeDocument, { id }, admin)
    expect(ended.data.endSiteNotice).toEqual({ __typename: 'SiteNoticeEnded', notice: { shown: false } })
    expect(await shownTo(customer)).toEqual([])
    expect((await execute(EndNoticeDocument, { id }, admin)).data).toEqual(ended.data)
    const recorded = await db
      .selectFrom('auditEvent')
      .select('id')
      .where('recordId', '=', id)
      .where('action', '=', 'NOTICE_ENDED')
      .execute()
    expect(recorded).toHaveLength(1)
  })

  test('notice: ten for other roles hide none', async () => {
    const { id } = await publish()
    moment = new Date(moment.getTime() + 1)
    for (let i = 0; i < 10; i++) await publish({ role: 'VENDOR' })
    expect(await shownTo(customer)).toEqual([id])
  })

  test('notice: a later one begins at its time', async () => {
    const { id, shown } = await publish({ from: inMinutes(1), until: inMinutes(3) })
    expect(shown).toBe(false)
    await run()
    expect(await shownTo()).toEqual([])
    moment = new Date(moment.getTime() + MINUTE_MS)
    await run()
    expect(await shownTo()).toEqual([id])
    expect((await execute(AllNoticesDocument, {}, admin)).data.allSiteNotices.nodes).toContainEqual({ id, shown: true })
  })

  test('notice: wrong input is refused, and others than admins publish none', async () => {
    expect(await tryPublish({ text: ' ' })).toMatchObject({ field: 'text' })
    expect(await tryPublish({ text: 'x'.repeat(301) })).toMatchObject({ field: 'text' })
    expect(await tryPublish({ until: inMinutes(-1) })).toMatchObject({ field: 'until' })
    expect(await tryPublish({ until: inMinutes(1_440 * 400) })).toMatchObject({ field: 'until' })
    const input = { text: 'Hello', until: inMinutes(1) }
    expect(codeOf(await execute(PublishNoticeDocument, { input }, customer))).toBe('FORBIDDEN')
    expect(await runAs(execute, admin ?? nobody)(EndNoticeDocument, { id: 'ntc-none' })).toEqual({
      endSiteNotice: { __typename: 'SiteNoticeNotFound' },
    })
  })
})
