import { afterAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { conversationsAs, openConversation } from '../../testing/conversations'
import {
  BlockAndUnblockDocument,
  BlockTestedPartyDocument,
  ReadTwoConversationsDocument,
  SeenMessagesDocument,
  SignalTestedTypingDocument,
} from '../../testing/conversations.generated'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { mandatesWith } from '../../testing/mandates'
import { expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { AccountExportDocument } from '../account/export/account-export.test.generated'
import { ApplyToJobDocument } from '../application/application.test.generated'
import { EditTakenDownDocument } from '../application/hiring-limits.test.generated'
import { createContainer } from '../container'
import { createEventBus } from '../live-event/event-bus'

describe.each(databases)('blocked and seen conversations on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const eventBus = createEventBus()
  const infrastructure = testInfrastructure({ now: () => new Date(moment), eventBus })
  const execute = executor(db, infrastructure)
  afterAll(() => db.destroy())

  const addBlock = (blockerId: string, blockedId: string) =>
    db.insertInto('accountBlock').values({ blockerId, blockedId, at: '2026-11-20T12:00:00.000Z' }).execute()
  const openJob = () =>
    db
      .selectFrom('job')
      .select(['id', 'ownerId'])
      .where('kind', '=', 'POSITION')
      .where('closedAt', 'is', null)
      .executeTakeFirstOrThrow()

  let pairs = 0
  const newConversation = async () => {
    pairs += 1
    const buyer = await registeredAs(execute, `blocking-buyer-${pairs}@example.com`)
    const seller = await registeredAs(execute, `blocking-seller-${pairs}@example.com`, 'FREELANCER')
    const [byBuyer, bySeller] = [buyer, seller].map(({ visitor }) => conversationsAs(execute, visitor))
    const of = ({ visitor }: { visitor: Visitor }) => expectValue(visitor === buyer.visitor ? byBuyer : bySeller)
    const { conversation } = await of(buyer).start({ companyId: seller.id })
    const block = async ({ visitor }: { visitor: Visitor }, blocked: boolean) =>
      (await execute(BlockTestedPartyDocument, { conversationId: conversation.id, blocked }, visitor)).data
        .blockOtherParty
    const seen = async ({ visitor }: { visitor: Visitor }) =>
      expectValue((await execute(SeenMessagesDocument, { id: conversation.id }, visitor)).data.conversation)
    const type = async (visitor: Visitor) =>
      (await execute(SignalTestedTypingDocument, { conversationId: conversation.id }, visitor)).data.signalTyping
    return { id: conversation.id, buyer, seller, of, block, seen, type }
  }

  test('block: neither account writes to the other, in any conversation, until it is unblocked', async () => {
    const { id, buyer, seller, of, block } = await newConversation()
    expect(await block(seller, true)).toMatchObject({ conversation: { blocked: true, canWrite: false } })
    expect(await of(buyer).trySend(id)).toEqual({
      __typename: 'RecipientUnavailable',
      message: "This account can't receive messages at the moment.",
    })
    expect(await of(seller).trySend(id)).toEqual({
      __typename: 'RecipientUnavailable',
      message: 'You have blocked this account. Unblock it to write.',
    })
    expect((await of(buyer).tryStart({ freelancerId: seller.id })).__typename).toBe('RecipientUnavailable')
    expect(await of(buyer).open(id)).toMatchObject({ canWrite: false })
    expect(await block(seller, false)).toMatchObject({ conversation: { blocked: false, canWrite: true } })
    expect((await of(buyer).trySend(id)).__typename).toBe('MessageSent')
  })

  test('block: a request that is repeated after a block returns the message that it has sent before', async () => {
    const { id, buyer, seller, of, block } = await newConversation()
    const start = async () => (await of(buyer).start({ companyId: seller.id }, 'Good day', 'first')).sent.id
    const send = async () => (await of(buyer).send(id, 'Are you there?', 'second')).sent.id
    const ids = [await start(), await send()]
    await block(seller, true)
    expect([await start(), await send()]).toEqual(ids)
  })

  test('block: a mutation that blocks and unblocks in one operation reads each state', async () => {
    const { id, seller } = await newConversation()
    const { block, unblock } = await runAs(execute, seller.visitor)(BlockAndUnblockDocument, { conversationId: id })
    expect(block).toEqual({ conversation: { blocked: true, canWrite: false } })
    expect(unblock).toEqual({ conversation: { blocked: false, canWrite: true } })
  })

  test('block: neither account asks the other for a quote', async () => {
    const { buyer, seller, block } = await newConversation()
    await block(seller, true)
    const { tryRequestQuote } = engagementsWith(execute)
    const request = (profileId: string, { visitor }: { visitor: Visitor }) =>
      tryRequestQuote(visitor, { profileId, message: 'You blocked me, so I write here.' })
    expect(await request(seller.id, buyer)).toMatchObject({ message: 'This seller takes no requests.' })
    await block(seller, false)
    expect((await request(seller.id, buyer)).__typename).toBe('QuoteRequested')
  })

  test('block: an applicant who has blocked the owner of a job does not apply to it', async () => {
    const { seller } = await newConversation()
    const { id: jobId, ownerId } = await openJob()
    await addBlock(seller.id, ownerId)
    const input = { jobId, note: 'I like records.' }
    expect((await execute(ApplyToJobDocument, { input }, seller.visitor)).data.applyToJob).toEqual({
      __typename: 'JobClosed',
      message: 'This job takes no applications from this account.',
    })
  })

  test('block: an applicant whom the owner of a job has blocked does not change the application', async () => {
    const { seller } = await newConversation()
    const { id: jobId, ownerId } = await openJob()
    const { applyToJob } = await runAs(execute, seller.visitor)(ApplyToJobDocument, {
      input: { jobId, note: 'Hello.' },
    })
    const { id, version } = expectType(applyToJob, 'Applied').application
    await addBlock(ownerId, seller.id)
    const input = { id, version, note: 'You blocked me, so I write here.' }
    const { editApplication } = await runAs(execute, seller.visitor)(EditTakenDownDocument, { input })
    expect(editApplication).toMatchObject({ reason: 'CONDITION_NOT_MET' })
  })

  test('block: a broker whom the seller has blocked proposes no mandate', async () => {
    const broker = await registeredAs(execute, 'blocked-broker@example.com', 'BROKER')
    const { tryPropose } = mandatesWith(execute)
    const listings = db.selectFrom('listing').select(['id', 'sellerId']).where('visible', '=', 1)
    const { id, sellerId } = await listings.executeTakeFirstOrThrow()
    await addBlock(sellerId, broker.id)
    expect(await tryPropose(broker.visitor, id)).toMatchObject({ message: 'This listing is no longer offered.' })
    await db.deleteFrom('accountBlock').where('blockedId', '=', broker.id).execute()
    expect((await tryPropose(broker.visitor, id)).__typename).toBe('MandateProposed')
  })

  test('block: the blocked account is not told, and a stranger blocks nobody', async () => {
    const { buyer, seller, block, seen } = await newConversation()
    await block(seller, true)
    expect(await seen(buyer)).toMatchObject({ blocked: false, canWrite: false })
    expect(await block({ visitor: await signedInAs(execute, 'VENDOR') }, true)).toEqual({
      __typename: 'ConversationNotFound',
    })
    const { accountExport } = await runAs(execute, seller.visitor)(AccountExportDocument, {})
    expect(accountExport).toHaveProperty('blockedAccounts', [{ blockedId: buyer.id, at: expect.any(String) }])
  })

  test('seen: the sender learns when the other party has read the last message', async () => {
    const { id, buyer, seller, of, seen } = await newConversation()
    expect(await seen(buyer)).toMatchObject({ seenUpTo: 0, seenAt: null })
    moment += 60_000
    await of(seller).markRead(id)
    expect(await seen(buyer)).toMatchObject({ seenUpTo: 1, seenAt: new Date(moment).toISOString() })
    const admin = await signedInAs(execute, 'ADMIN')
    expect(await seen({ visitor: admin })).toMatchObject({ seenUpTo: 0, seenAt: null, readable: false })
    expect(await openConversation(execute, admin, id, ' ')).toEqual({ __typename: 'InvalidInput', field: 'reason' })
    expect(await openConversation(execute, admin, 'cnv-none')).toEqual({ __typename: 'ConversationNotFound' })
    await openConversation(execute, admin, id)
    expect(await seen({ visitor: admin })).toMatchObject({ readable: true })
  })

  test('seen: a mutation that reads two conversations in one operation counts the unread messages after each', async () => {
    const { id, seller } = await newConversation()
    const other = await registeredAs(execute, 'second-buyer@example.com')
    const { conversation } = await conversationsAs(execute, other.visitor).start({ companyId: seller.id })
    const variables = { first: id, second: conversation.id }
    const read = await runAs(execute, seller.visitor)(ReadTwoConversationsDocument, variables)
    expect([read.first, read.second]).toEqual([1, 0].map((unreadMessages) => ({ viewer: { unreadMessages } })))
  })

  test('typing: the other party alone is told, nothing is stored, and blocked accounts tell nobody', async () => {
    const { id, buyer, seller, block, type } = await newConversation()
    const account = await db.selectFrom('user').selectAll().where('id', '=', seller.id).executeTakeFirstOrThrow()
    const { liveEventQueries } = createContainer(db, infrastructure, nobody)
    const events = liveEventQueries.subscribe(account, nobody, null)
    const first = await events.next()
    const { sequence } = expectValue(first.value).liveEvents
    expect(await type(buyer.visitor)).toBe(true)
    expect((await events.next()).value).toEqual({ liveEvents: { kind: 'TYPING', subjectId: id, sequence } })
    const stored = db
      .selectFrom('liveEvent')
      .selectAll()
      .where('userId', '=', seller.id)
      .where('sequence', '>', sequence)
    expect(await stored.execute()).toEqual([])
    expect(await type(await signedInAs(execute, 'VENDOR'))).toBe(false)
    await block(seller, true)
    expect(await type(buyer.visitor)).toBe(false)
    await events.return?.()
  })
})
