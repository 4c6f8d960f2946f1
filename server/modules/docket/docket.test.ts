import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { createClock } from '../../infrastructure/clock'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith } from '../../testing/engagements'
import { executor, newVisitor } from '../../testing/execute'
import type { DocketEntryInput } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { codeOf, expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import {
  DocketEntriesDocument,
  DocketRulesDocument,
  EngagementDocketDocument,
  MarkDocketEntryDocument,
  RemoveDocketEntryDocument,
  SaveDocketEntryDocument,
} from './docket.test.generated'

const BUYER = 'usr-clara-whitfield'
const BROKER = 'usr-priya-raman'

describe.each(databases)('docket on $name', async ({ openSample }) => {
  const db = await openSample()
  let now = new Date('2026-11-23T10:00:00.000Z')
  const mailbox = newMailbox()
  const overrides = { clock: createClock(true, () => now), ...mailbox.infrastructure }
  const execute = executor(db, overrides)
  const { requestQuote, advance, buy } = engagementsWith(execute)
  let buyer: Visitor
  let seller: Visitor
  let admin: Visitor
  let engagementId: string

  beforeAll(async () => {
    await db.deleteFrom('docketEntry').execute()
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
    admin = await signedInAs(execute, 'ADMIN')
    const quote = await requestQuote(buyer, { profileId: BROKER, message: 'A trademark, please.' })
    engagementId = quote.id
    await advance(seller, quote.id, { sendOffer: { price: 300, days: 5, message: 'Yes.' } })
    await advance(buyer, quote.id, { acceptOffer: { payment: { token: card.pays } } })
  })
  beforeEach(async () => {
    now = new Date('2026-11-23T10:00:00.000Z')
    for (const table of ['docketEntry', 'notification', 'outboxMail', 'rateLimitAttempt'] as const)
      await db.deleteFrom(table).execute()
  })
  afterAll(() => db.destroy())

  const renewal = (): DocketEntryInput => ({
    engagementId,
    kind: 'RENEWAL',
    jurisdiction: 'EU',
    title: '  FERNWELL,  class 9 ',
    dueOn: '2027-01-15',
    actor: 'BUYER',
    officialFee: 850,
    serviceFee: 120.5,
  })
  const trySave = async (visitor: Visitor, change: Partial<DocketEntryInput> = {}) =>
    (await runAs(execute, visitor)(SaveDocketEntryDocument, { input: { ...renewal(), ...change } })).saveDocketEntry
  const save = async (visitor: Visitor, change: Partial<DocketEntryInput> = {}) =>
    expectType(await trySave(visitor, change), 'DocketEntrySaved').entry
  const mark = async (visitor: Visitor, id: string, done: boolean) =>
    (await runAs(execute, visitor)(MarkDocketEntryDocument, { id, done })).markDocketEntry
  const remove = async (visitor: Visitor, id: string) =>
    (await runAs(execute, visitor)(RemoveDocketEntryDocument, { id })).removeDocketEntry
  const docketFor = async (visitor: Visitor, id = engagementId) =>
    (await runAs(execute, visitor)(EngagementDocketDocument, { id })).engagement
  const entriesOf = async (visitor: Visitor, done = false) =>
    (await runAs(execute, visitor)(DocketEntriesDocument, { done, first: 10 })).docketEntries
  const notificationsOf = (userId: string) =>
    db.selectFrom('notification').selectAll().where('userId', '=', userId).orderBy('at').execute()
  const remind = () => createContainer(db, testInfrastructure(overrides), nobody).docketReminders.run()
  const at = (moment: string) => {
    now = new Date(moment)
    return remind()
  }

  test('an entry has both fees, its office and the days that are left', async () => {
    expect(await save(seller)).toMatchObject({
      kindLabel: 'Renewal',
      jurisdictionLabel: 'European Union (EUIPO)',
      title: 'FERNWELL, class 9',
      daysLeft: 53,
      officialFee: 850,
      officialCurrency: 'EUR',
      serviceFee: 120.5,
      own: true,
      doneAt: null,
    })
    expect(await docketFor(buyer)).toMatchObject({ canKeepDocket: true, docket: [{ own: false, daysLeft: 53 }] })
    expect(await docketFor(admin)).toMatchObject({ canKeepDocket: false, docket: [{ own: false }] })
  })

  test.each<[string, Partial<DocketEntryInput>]>([
    ['title', { kind: 'OTHER', title: ' ' }],
    ['title', { title: 'x'.repeat(101) }],
    ['dueOn', { dueOn: '1899-12-31' }],
    ['dueOn', { dueOn: '2201-01-01' }],
    ['officialFee', { officialFee: -1 }],
    ['serviceFee', { serviceFee: 0.001 }],
    ['serviceFee', { serviceFee: 1_000_001 }],
    ['id', { id: 'dkt-none' }],
    ['engagementId', { engagementId: 'eng-none' }],
  ])('an entry with a wrong %s is refused: %o', async (field, change) => {
    expect(await trySave(seller, change)).toMatchObject({ __typename: 'InvalidInput', field })
  })

  test('the other party is notified, also of a change', async () => {
    const { id } = await save(seller)
    await save(seller, { id, dueOn: '2027-02-03' })
    expect(await notificationsOf(BUYER)).toMatchObject([
      { kind: 'DOCKET', title: 'Renewal due February 3, 2027', path: `/dashboard/engagements/${engagementId}` },
    ])
    expect(await notificationsOf(BROKER)).toEqual([])
  })

  const notFound = { __typename: 'DocketEntryNotFound', message: 'This date no longer exists.' }

  test('only its author changes and removes an entry; both parties mark it', async () => {
    const { id } = await save(seller)
    expect(await trySave(buyer, { id })).toMatchObject({ __typename: 'InvalidInput', field: 'id' })
    expect(await remove(buyer, id)).toEqual(notFound)
    expect(await mark(buyer, id, true)).toMatchObject({ entry: { doneAt: now.toISOString() } })
    expect([(await entriesOf(seller)).nodes, (await entriesOf(seller, true)).nodes]).toMatchObject([[], [{ id }]])
    expect(await mark(seller, id, false)).toMatchObject({ entry: { doneAt: null } })
    expect(await mark(admin, id, true)).toEqual(notFound)
    expect(await remove(seller, id)).toMatchObject({ engagement: { docket: [] } })
    expect(await docketFor(buyer)).toMatchObject({ docket: [] })
  })

  test('changes: the other party is told of each, and the history names who made them, also of a removed date', async () => {
    const { id } = await save(seller)
    await mark(buyer, id, true)
    expect(await notificationsOf(BROKER)).toMatchObject([{ title: 'Renewal of January 15, 2027 is marked as met' }])
    await mark(seller, id, false)
    expect(await notificationsOf(BUYER)).toMatchObject([{ title: 'Renewal due January 15, 2027 is not met yet' }])
    await remove(seller, id)
    expect(await notificationsOf(BUYER)).toMatchObject([
      { title: 'Renewal of January 15, 2027 was removed: no more reminders' },
    ])
    const { docket, docketEvents } = expectValue(await docketFor(buyer))
    expect(docket).toEqual([])
    expect(docketEvents.map(({ action, by }) => [action, by.id])).toEqual([
      ['ADDED', BROKER],
      ['MET', BUYER],
      ['REOPENED', BROKER],
      ['REMOVED', BROKER],
    ])
    expect(docketEvents.at(-1)?.text).toBe(
      'Removed: Renewal, European Union (EUIPO), FERNWELL, class 9, due January 15, 2027',
    )
    expect(await trySave(seller, { id })).toEqual({
      __typename: 'InvalidInput',
      field: 'id',
      message: 'This date was removed in the meantime.',
    })
  })

  test('changes at the same time: a date that is marked while its title is changed keeps both; a new day is open', async () => {
    const { id } = await save(seller)
    await Promise.all([save(seller, { id, title: 'FERNWELL II' }), mark(buyer, id, true)])
    expect(await docketFor(buyer)).toMatchObject({ docket: [{ title: 'FERNWELL II', doneAt: now.toISOString() }] })
    expect(await save(seller, { id, dueOn: '2027-06-30' })).toMatchObject({ doneAt: null })
  })

  test('a cancelled order: its dates can be marked, changed and removed, and none is added', async () => {
    const { id: cancelled } = await buy(buyer)
    const entry = await save(buyer, { engagementId: cancelled })
    await advance(buyer, cancelled, { cancel: { reason: 'Changed plans.' } })
    expect(await trySave(buyer, { engagementId: cancelled })).toMatchObject({ field: 'engagementId' })
    expect(await save(buyer, { id: entry.id, dueOn: '2027-02-01' })).toMatchObject({ dueOn: '2027-02-01' })
    expect(await mark(buyer, entry.id, true)).toMatchObject({ entry: { doneAt: now.toISOString() } })
    expect(await remove(buyer, entry.id)).toMatchObject({ engagement: { id: cancelled, docket: [] } })
  })

  test('strangers neither see nor change a docket', async () => {
    const { id } = await save(seller)
    const stranger = await signedInAs(execute, 'VENDOR')
    expect(await docketFor(stranger)).toBeNull()
    expect((await entriesOf(stranger)).nodes).toEqual([])
    expect(await trySave(stranger)).toMatchObject({ field: 'engagementId' })
    expect(await mark(stranger, id, true)).toEqual(notFound)
    expect(codeOf(await execute(DocketEntriesDocument, { done: false, first: 1 }, newVisitor()))).toBe(
      'UNAUTHENTICATED',
    )
  })

  test('a quote and a cancelled order have no docket', async () => {
    const quote = await requestQuote(buyer, { profileId: 'usr-tomas-vidal', message: 'Hello.' })
    const { id } = await buy(buyer)
    await advance(buyer, id, { cancel: { reason: 'Changed plans.' } })
    for (const other of [quote.id, id]) {
      expect(await docketFor(buyer, other)).toMatchObject({ canKeepDocket: false })
      expect(await trySave(buyer, { engagementId: other })).toMatchObject({ field: 'engagementId' })
    }
  })

  test('entries come by their day, in pages', async () => {
    for (const dueOn of ['2027-03-01', '2026-12-01', '2027-01-01']) await save(seller, { title: dueOn, dueOn })
    const first = (await runAs(execute, buyer)(DocketEntriesDocument, { done: false, first: 2 })).docketEntries
    expect(first.nodes.map(({ title }) => title)).toEqual(['2026-12-01', '2027-01-01'])
    const after = expectValue(first.pageInfo.endCursor)
    const rest = await runAs(execute, buyer)(DocketEntriesDocument, { done: false, first: 2, after })
    expect(rest.docketEntries.nodes.map(({ title }) => title)).toEqual(['2027-03-01'])
    expect(first.totalCount).toBe(3)
  })

  test('an order has at most 50 entries', async () => {
    const { id } = await save(seller)
    const row = await db.selectFrom('docketEntry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const rows = Array.from({ length: 48 }, (_, index) => ({ ...row, id: `dkt-${index}` }))
    await db.insertInto('docketEntry').values(rows).execute()
    const results = await Promise.all([trySave(seller), trySave(seller)])
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['DocketEntrySaved', 'InvalidInput'])
    expect(await trySave(seller)).toMatchObject({ message: expect.stringContaining('at most 50') })
  })

  test('changes, marks and removals: 60 an hour together', async () => {
    const { id } = await save(seller)
    for (let marks = 1; marks < 60; marks++) await mark(seller, id, false)
    const refused = { __typename: 'TooManyAttempts', message: 'Too many attempts. Please try again in 1 hour.' }
    expect(await mark(seller, id, true)).toEqual(refused)
    expect(await remove(seller, id)).toEqual(refused)
  })

  test('changes: the latest 200 are shown', async () => {
    const { id: entryId } = await save(seller)
    const event = { entryId, at: now.toISOString(), byId: BUYER, action: 'MET' as const, dueOn: '2027-01-15' }
    const events = Array.from({ length: 200 }, (_, index) => ({ ...event, revision: index + 1 }))
    await db.insertInto('docketEvent').values(events).execute()
    const { docketEvents } = expectValue(await docketFor(buyer))
    expect([docketEvents.length, docketEvents[0]?.action]).toEqual([200, 'MET'])
  })

  test('reminders: 30, 7 and 1 day before and on the day, to both parties, once', async () => {
    const mailsToBuyer = () => mailbox.mailsTo('customer@example.com')
    const mailsBefore = (await mailsToBuyer()).length
    await save(seller)
    await db.deleteFrom('notification').execute()
    await at('2026-12-16T07:59:00.000Z')
    expect(await notificationsOf(BUYER)).toEqual([])
    await at('2026-12-16T08:00:00.000Z')
    await remind()
    expect(await notificationsOf(BUYER)).toMatchObject([
      { kind: 'DOCKET', title: 'Renewal due in 30 days', text: expect.stringContaining('You have to act') },
    ])
    expect(await notificationsOf(BROKER)).toMatchObject([
      { text: expect.stringContaining('The other party has to act') },
    ])
    const mails = (await mailsToBuyer()).slice(0, -mailsBefore || undefined)
    expect(mails.map(({ subject }) => subject)).toEqual(['Renewal due in 30 days: ‘FERNWELL, class 9’'])
    expect(mails[0]?.text).toContain('the last day is January 15, 2027')
    await at('2027-01-14T08:00:00.000Z')
    expect(await notificationsOf(BUYER)).toMatchObject([{ title: 'Renewal due tomorrow' }])
    await at('2027-01-15T08:00:00.000Z')
    expect(await notificationsOf(BUYER)).toMatchObject([{ title: 'Renewal due today' }])
  })

  test('reminders: none for a date that was met, removed or has passed', async () => {
    const met = await save(seller)
    await mark(buyer, met.id, true)
    const { id } = await save(seller)
    await remove(seller, id)
    await save(seller, { dueOn: '2026-12-20' })
    await db.deleteFrom('notification').execute()
    await at('2027-01-15T09:00:00.000Z')
    expect(await notificationsOf(BUYER)).toEqual([])
    expect(await db.selectFrom('docketReminder').selectAll().execute()).toEqual([])
  })

  test('reminders: two workers remind once', async () => {
    await save(seller)
    now = new Date(Date.parse('2027-01-08T08:00:00.000Z'))
    await Promise.all([remind(), remind()])
    const subjects = (await mailbox.mailsTo('broker@example.com')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Renewal due in 7 days'))).toHaveLength(1)
  })

  test('docket rules: give the last day, and refuse a year out of range', async () => {
    const { docketRules } = await runAs(execute, newVisitor())(DocketRulesDocument, { from: '2026-11-30' })
    expect(docketRules.find(({ slug }) => slug === 'us-office-action')).toEqual({
      slug: 'us-office-action',
      label: 'US trademark: response to an office action',
      period: '3 months',
      source: '37 CFR 2.62(a)',
      dueOn: '2027-02-28',
    })
    expect(codeOf(await execute(DocketRulesDocument, { from: '1800-01-01' }, newVisitor()))).toBe('BAD_USER_INPUT')
  })
})
