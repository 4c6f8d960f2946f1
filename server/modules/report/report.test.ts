import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { ReportCaseTransition, ReportedContent } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { codeOf, expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import {
  AdvanceReportDocument,
  MessagesForReportsDocument,
  OwnReportedListingDocument,
  OwnTakeDownsDocument,
  QueuedReportsDocument,
  ReportableContentDocument,
  ReportContentDocument,
  ReviewsWithStarsDocument,
  SearchForContentDocument,
} from './report.test.generated'

const service = 'srv-1101'
const title = 'Utility Patent Drafting and Filing'

describe.each(databases)('reports on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, testInfrastructure(mailbox.infrastructure))
  let [admin, buyer, owner, vendor]: Visitor[] = []
  beforeAll(async () => {
    admin = await signedInAs(execute, 'ADMIN')
    buyer = await signedInAs(execute, 'CUSTOMER')
    owner = await signedInAs(execute, 'BROKER')
    vendor = await signedInAs(execute, 'VENDOR')
  })
  afterAll(() => db.destroy())

  const report = async (visitor: Visitor | undefined, about: ReportedContent, text = 'It is a fraud.') =>
    (await runAs(execute, expectValue(visitor))(ReportContentDocument, { input: { about, reason: 'OTHER', text } }))
      .report
  const tryAdvance = async (
    visitor: Visitor | undefined,
    { id, version }: { id: string; version: number },
    transition: ReportCaseTransition,
    text = 'A reason.',
  ) =>
    (await runAs(execute, expectValue(visitor))(AdvanceReportDocument, { input: { id, version, transition, text } }))
      .advanceReportCase
  const advance = async (...input: Parameters<typeof tryAdvance>) =>
    expectType(await tryAdvance(...input), 'ReportCaseAdvanced').reportCase
  const queue = async () => (await runAs(execute, expectValue(admin))(QueuedReportsDocument, {})).reportCases.nodes
  /** Reports content and returns its case. */
  const reported = async (about: ReportedContent) => {
    expect(await report(buyer, about)).toMatchObject({ __typename: 'ContentReported' })
    return expectValue((await queue()).at(-1))
  }
  const found = async (id = service, text = title) => {
    const { data } = await execute(SearchForContentDocument, { text })
    return data.search.nodes.some((node) => 'id' in node && node.id === id)
  }
  const shown = async (ids: { service?: string; company?: string; freelancer?: string; job?: string }) =>
    (await execute(ReportableContentDocument, { service: '', company: '', freelancer: '', job: '', ...ids })).data

  test('report: a listing is taken down with a reason, hidden everywhere, and its owner is told', async () => {
    const waiting = await reported({ listingId: service })
    expect(waiting).toMatchObject({ kind: 'LISTING', title, path: '/service/srv-1101', reportCount: 1 })
    expect(await report(buyer, { listingId: service })).toMatchObject({ __typename: 'ContentReported' })
    expect(await report(vendor, { listingId: service })).toMatchObject({ __typename: 'ContentReported' })
    expect((await queue()).at(-1)).toMatchObject({ id: waiting.id, reportCount: 2 })
    expect(await found()).toBe(true)
    const down = await advance(admin, waiting, 'TAKE_DOWN', 'No office promises this.')
    expect(down).toMatchObject({ state: 'TAKEN_DOWN', decision: 'No office promises this.' })
    expect(await found()).toBe(false)
    expect((await shown({ service })).service).toBeNull()
    const { takeDowns } = await runAs(execute, expectValue(owner))(OwnTakeDownsDocument, {})
    const own = takeDowns.find(({ id }) => id === down.id)
    expect(own).toMatchObject({ id: down.id, decision: 'No office promises this.', reports: [] })
    expect(own?.availableTransitions).toEqual([{ name: 'APPEAL' }])
    const listing = (await runAs(execute, expectValue(owner))(OwnReportedListingDocument, { id: service })).ownListing
    expect(listing).toEqual({ status: 'PUBLISHED', takenDown: true })
    const subjects = (await mailbox.mailsTo('broker@example.com')).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringContaining('We have taken down'))
    await expect(db.updateTable('listing').set({ visible: 1 }).where('id', '=', service).execute()).rejects.toThrow()
    expect(await report(buyer, { listingId: service })).toEqual({ __typename: 'InvalidInput', field: 'about' })
    await advance(admin, down, 'RESTORE')
  })

  test('report: the owner appeals once; restored content is shown again', async () => {
    const down = await advance(admin, await reported({ listingId: service }), 'TAKE_DOWN')
    const appealed = await advance(owner, down, 'APPEAL', 'The text was misread.')
    expect(appealed).toMatchObject({ state: 'APPEALED', appeal: 'The text was misread.', availableTransitions: [] })
    expect(await tryAdvance(owner, appealed, 'APPEAL')).toMatchObject({ reason: 'WRONG_STATE' })
    const restored = await advance(admin, appealed, 'RESTORE', 'You are right.')
    expect(restored).toMatchObject({ state: 'RESTORED', answer: 'You are right.' })
    expect(await found()).toBe(true)
  })

  test('report: an appeal can be rejected, which is final', async () => {
    const id = 'srv-upheld'
    await addListings(db, [{ id, title: 'Upheld', sellerId: 'usr-priya-raman' }])
    expect(await found(id, 'Upheld')).toBe(true)
    const down = await advance(admin, await reported({ listingId: id }), 'TAKE_DOWN')
    const upheld = await advance(admin, await advance(owner, down, 'APPEAL'), 'UPHOLD')
    expect(upheld).toMatchObject({ state: 'UPHELD', availableTransitions: [] })
    expect(await tryAdvance(owner, upheld, 'APPEAL')).toMatchObject({ reason: 'WRONG_STATE' })
    expect(await found(id, 'Upheld')).toBe(false)
  })

  test.each([
    ['company', 'com-ashgrove-patents', { companyId: 'com-ashgrove-patents' }],
    ['freelancer', 'fre-jun-watanabe', { freelancerId: 'fre-jun-watanabe' }],
    ['job', 'job-3101', { jobId: 'job-3101' }],
  ] as const)('report: a %s is hidden and restored', async (field, id, about) => {
    expect((await shown({ [field]: id }))[field]).toEqual({ id })
    const down = await advance(admin, await reported(about), 'TAKE_DOWN')
    expect((await shown({ [field]: id }))[field]).toBeNull()
    await advance(admin, down, 'RESTORE')
    expect((await shown({ [field]: id }))[field]).toEqual({ id })
  })

  test('report: a review disappears with its stars, and comes back with them', async () => {
    const review = await db
      .selectFrom('review')
      .selectAll()
      .where('counted', '=', 1)
      .where('listingId', 'is not', null)
      .executeTakeFirstOrThrow()
    const of = expectValue(review.listingId)
    const before = (await execute(ReviewsWithStarsDocument, { of })).data
    const isCustomers = review.authorId === 'usr-clara-whitfield'
    expect(await report(isCustomers ? vendor : buyer, { reviewId: review.id })).toMatchObject({
      __typename: 'ContentReported',
    })
    const down = await advance(admin, expectValue((await queue()).at(-1)), 'TAKE_DOWN')
    const hidden = (await execute(ReviewsWithStarsDocument, { of })).data
    expect(hidden.reviews.nodes).not.toContainEqual({ id: review.id })
    const stars = ({ starCounts }: typeof before) => starCounts.reduce((sum, { count }) => sum + count, 0)
    expect(stars(hidden)).toBe(stars(before) - 1)
    await advance(admin, down, 'RESTORE')
    expect((await execute(ReviewsWithStarsDocument, { of })).data).toEqual(before)
  })

  test('report: only its sender can read a message that was taken down', async () => {
    const messages = async (visitor: Visitor | undefined) =>
      (await runAs(execute, expectValue(visitor))(MessagesForReportsDocument, {})).conversations.nodes[0]?.messages
        ?.nodes
    const received = expectValue((await messages(buyer))?.find(({ sender: { id } }) => id !== 'usr-clara-whitfield'))
    expect(await report(vendor, { messageId: received.id })).toEqual({ __typename: 'InvalidInput', field: 'about' })
    expect(await report(buyer, { messageId: received.id })).toMatchObject({ message: expect.stringContaining('guess') })
    const waiting = expectValue((await queue()).at(-1))
    expect(waiting).toMatchObject({ kind: 'MESSAGE', content: received.body, path: null })
    await advance(admin, waiting, 'TAKE_DOWN')
    expect((await messages(buyer))?.find(({ id }) => id === received.id)).toMatchObject({ body: '', takenDown: true })
    const sent = await db.selectFrom('message').select('body').where('id', '=', received.id).executeTakeFirstOrThrow()
    expect(sent.body).toBe(received.body)
  })

  test('report: a dismissal is not told to the owner, and needs no reason', async () => {
    const waiting = await reported({ listingId: 'srv-1501' })
    expect(await advance(admin, waiting, 'DISMISS', '')).toMatchObject({ state: 'DISMISSED' })
    const freelancer = await signedInAs(execute, 'FREELANCER')
    const own = (await runAs(execute, freelancer)(OwnTakeDownsDocument, {})).takeDowns
    expect(own.map(({ id }) => id)).not.toContain(waiting.id)
    expect(await tryAdvance(freelancer, waiting, 'APPEAL')).toEqual({ __typename: 'ReportCaseNotFound' })
  })

  test('report: own content, unknown content, a missing reason and the queue are refused', async () => {
    expect(await report(owner, { listingId: 'srv-1102' })).toEqual({ __typename: 'InvalidInput', field: 'about' })
    expect(await report(buyer, { jobId: 'job-none' })).toEqual({ __typename: 'InvalidInput', field: 'about' })
    expect(await report(buyer, { listingId: 'srv-1102' }, ' ')).toEqual({ __typename: 'InvalidInput', field: 'text' })
    expect(codeOf(await execute(QueuedReportsDocument, {}, buyer))).toBe('FORBIDDEN')
    const waiting = await reported({ listingId: 'srv-1102' })
    expect(await tryAdvance(admin, waiting, 'TAKE_DOWN', ' ')).toEqual({ __typename: 'InvalidInput', field: 'text' })
    expect(await tryAdvance(admin, { ...waiting, version: 7 }, 'TAKE_DOWN')).toMatchObject({
      reason: 'VERSION_CONFLICT',
    })
    expect(await tryAdvance(admin, waiting, 'APPEAL')).toMatchObject({ reason: 'WRONG_STATE' })
  })
})
