import { expect, test } from 'vitest'
import {
  CalendarFeedDocument,
  CreateCalendarFeedDocument,
  DocketEntriesDocument,
  MarkDocketEntryDocument,
  RemoveCalendarFeedDocument,
} from '../../modules/docket/docket.test.generated'
import { signedInAs } from '../../testing/accounts/sign-in'
import { openSample } from '../../testing/database/open-sample'
import { executor } from '../../testing/execute'
import { runAs } from '../../testing/run-as'
import { startServer } from '../../testing/test-server'

const customerCalendar = async () => {
  const db = await openSample()
  const { visit } = await startServer({ db })
  const execute = executor(db)
  const run = runAs(execute, await signedInAs(execute, 'CUSTOMER'))
  const create = async () => new URL((await run(CreateCalendarFeedDocument, {})).createCalendarFeed.url).pathname
  return { db, run, create, visit }
}

test('calendar: holds the dates of all dockets as whole days, with an alarm a week before', async () => {
  const { create, visit } = await customerCalendar()
  const response = await visit(await create())
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ])
  // Long lines are folded.
  const text = (await response.text()).replaceAll('\r\n ', '')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4)
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(text).toContain('SUMMARY:Opposition\\, European Union (EUIPO): FERNWELL\\, classes 9 and 42')
  expect(text).toContain('SUMMARY:✓ Response to office action')
  expect(text.match(/TRIGGER:-P7D/g)).toHaveLength(3)
})

test('calendar: a changed date has a higher sequence and the time of its change, by which programs take it', async () => {
  const { create, visit, run } = await customerCalendar()
  const path = await create()
  const [first] = (await run(DocketEntriesDocument, { done: false, first: 1 })).docketEntries.nodes
  await run(MarkDocketEntryDocument, { id: first?.id ?? '', done: true })
  const events = (await (await visit(path)).text()).split('BEGIN:VEVENT')
  const changed = events.find((event) => event.includes(`UID:${first?.id}`))
  expect(changed).toContain('SEQUENCE:1')
  expect(changed).toMatch(/LAST-MODIFIED:\d{8}T/)
  // Two others of the sample data were changed, too.
  expect(events.filter((event) => event.includes('SEQUENCE:0'))).toHaveLength(1)
})

test('calendar: a new address replaces the old one, and none remains after the removal', async () => {
  const { create, visit, run } = await customerCalendar()
  const old = await create()
  const current = await create()
  expect([(await visit(old)).status, (await visit(current)).status]).toEqual([404, 200])
  expect((await run(CalendarFeedDocument, {})).calendarFeed).not.toBeNull()
  expect(await run(RemoveCalendarFeedDocument, {})).toEqual({
    removeCalendarFeed: { __typename: 'CalendarFeedRemoved' },
  })
  expect((await visit(current)).status).toBe(404)
  expect((await run(CalendarFeedDocument, {})).calendarFeed).toBeNull()
})

test('calendar: that of a suspended account does not open', async () => {
  const { db, create, visit } = await customerCalendar()
  const path = await create()
  await db
    .updateTable('user')
    .set({ suspendedAt: new Date().toISOString() })
    .where('email', '=', 'customer@example.com')
    .execute()
  expect((await visit(path)).status).toBe(404)
})
