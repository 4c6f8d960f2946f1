import { afterAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { newAdmin } from '../../testing/accounts/new-admin'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { openConversation } from '../../testing/conversations'
import { StartConversationDocument } from '../../testing/conversations.generated'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { paidEngagementsOn } from '../../testing/paid-engagements'
import { expectType, expectValue } from '../../testing/result'
import { createContainer } from '../container'
import { SaveDocketEntryDocument } from '../docket/docket.test.generated'
import {
  AuditedActionsDocument,
  ConversationOfEngagementDocument,
  CountOfAccountsDocument,
  InvoiceNumbersDocument,
  ListedAmendmentsDocument,
  ListedDocketsDocument,
  ReadAccountDocument,
  ReadAmendmentDocument,
  ReadConversationDocument,
  ReadDocketEntryDocument,
  ReadEngagementDocument,
  ReadInvoiceByNumberDocument,
  ReadInvoiceDocument,
  ReadOrderDocument,
  SearchedOrdersDocument,
} from './audit-trail.test.generated'

describe.each(databases)('audit trail of what admins read and decide on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = new Date('2026-11-21T12:10:00.000Z')
  const execute = executor(db, { now: () => moment })
  const { advance } = engagementsWith(execute)
  const { admin, delivered, passDays } = await paidEngagementsOn(db, execute)
  afterAll(() => db.destroy())

  const allActionsOn = async (userId: string) =>
    (await execute(AuditedActionsDocument, { userId }, admin)).data.auditEvents.nodes
  /** Leaves out reads of the audit trail itself and of other lists for admins. */
  const actionsOn = async (userId: string) =>
    (await allActionsOn(userId)).filter(({ action }) => action !== 'ADMIN_READ')

  test('reading an engagement: recorded once an hour for both parties, and not for a party', async () => {
    const { id, buyer, seller } = await delivered()
    for (const { visitor } of [buyer, seller]) await execute(ReadEngagementDocument, { id }, visitor)
    expect(await actionsOn(buyer.id)).toEqual([])
    await execute(ReadEngagementDocument, { id }, admin)
    await execute(ReadEngagementDocument, { id }, admin)
    for (const party of [buyer, seller])
      expect(await actionsOn(party.id)).toEqual([
        { action: 'ENGAGEMENT_READ', note: '', amount: null, engagement: { id } },
      ])
    moment = new Date(moment.getTime() + 3_600_000)
    await execute(ReadEngagementDocument, { id }, admin)
    expect(await actionsOn(buyer.id)).toHaveLength(2)
  })

  test('reading an engagement: not recorded for its broker, who also uploads files for the seller', async () => {
    const { id, buyer } = await delivered()
    const broker = await registeredAs(execute, 'introducer@example.com', 'BROKER')
    await db.updateTable('engagement').set({ brokerId: broker.id, brokerFeePercent: 8 }).where('id', '=', id).execute()
    await execute(ReadEngagementDocument, { id }, broker.visitor)
    const events = db.selectFrom('engagementEvent').select('id').where('engagementId', '=', id)
    const { id: eventId } = await events.executeTakeFirstOrThrow()
    const file = { id: `fil-${broker.id}`, ownerId: broker.id, name: 'Plan.pdf', size: 1 }
    const row = { ...file, position: 0, messageId: null, eventId, createdAt: moment.toISOString() }
    await db.insertInto('attachment').values(row).execute()
    const { attachmentCommands } = createContainer(db, testInfrastructure({ now: () => moment }), nobody)
    const owner = await db.selectFrom('user').selectAll().where('id', '=', broker.id).executeTakeFirstOrThrow()
    expect((await attachmentCommands.open(owner, row.id))?.name).toBe('Plan.pdf')
    expect(await actionsOn(buyer.id)).toEqual([])
  })

  test('reading an open proposal: recorded for both parties', async () => {
    const { id, buyer, seller } = await delivered()
    await advance(buyer.visitor, id, { proposeSettlement: { refund: 10, reason: 'I am ill.' } })
    // A row of a list shows whose turn it is, not what was written.
    await execute(ListedAmendmentsDocument, {}, admin)
    expect(await actionsOn(buyer.id)).toEqual([])
    const { data } = await execute(ReadAmendmentDocument, { id }, admin)
    expect(data.engagement?.amendment?.message).toBe('I am ill.')
    for (const party of [buyer, seller]) expect(await actionsOn(party.id)).toHaveLength(1)
  })

  test('reading a docket: recorded for both parties, also by the id of a date', async () => {
    const { id: engagementId, buyer, seller } = await delivered()
    const day = { dueOn: '2027-01-15', actor: 'BUYER' as const, title: 'Class 9' }
    const input = { engagementId, kind: 'RENEWAL' as const, jurisdiction: 'EU' as const, ...day }
    const { data } = await execute(SaveDocketEntryDocument, { input }, seller.visitor)
    const { id } = expectType(data.saveDocketEntry, 'DocketEntrySaved').entry
    await execute(ReadDocketEntryDocument, { id }, buyer.visitor)
    expect(await actionsOn(buyer.id)).toEqual([])
    await execute(ReadDocketEntryDocument, { id }, admin)
    expect(await actionsOn(seller.id)).toHaveLength(1)
    moment = new Date(moment.getTime() + 3_600_000)
    await execute(ListedDocketsDocument, {}, admin)
    for (const party of [buyer, seller]) expect(await actionsOn(party.id)).toHaveLength(2)
  })

  test('reading an account: also by its id alone', async () => {
    const { id, visitor } = await registeredAs(execute, 'read-by-id@example.com')
    const readsOf = async () => (await allActionsOn(id)).map(({ note }) => note)
    await execute(ReadAccountDocument, { id }, visitor)
    expect(await readsOf()).not.toContain('the account')
    await execute(ReadAccountDocument, { id }, admin)
    expect(await readsOf()).toContain('the account')
  })

  test('reading a conversation: recorded for both parties, and not for a party', async () => {
    const { id: engagementId, buyer, seller } = await delivered()
    const input = { about: { engagementId }, body: 'Between us.', clientId: 'first' }
    const { data } = await execute(StartConversationDocument, { input }, buyer.visitor)
    const { id } = expectType(data.startConversation, 'MessageSent').conversation
    await execute(ReadConversationDocument, { id }, seller.visitor)
    expect(await actionsOn(seller.id)).toEqual([])
    const broker = await registeredAs(execute, 'no-reader@example.com', 'BROKER')
    const brokered = { brokerId: broker.id, brokerFeePercent: 8 }
    await db.updateTable('engagement').set(brokered).where('id', '=', engagementId).execute()
    const conversationFor = async (visitor: Visitor) =>
      (await execute(ConversationOfEngagementDocument, { id: engagementId }, visitor)).data.engagement?.conversation
    expect([await conversationFor(seller.visitor), await conversationFor(broker.visitor)]).toEqual([{ id }, null])
    const read = async () => {
      const { data, errors } = await execute(ReadConversationDocument, { id }, admin)
      expect(errors).toBeUndefined()
      return data.conversation
    }
    const unreadable = { id, lastMessage: null, messages: null }
    expect(await read()).toEqual(unreadable)
    await openConversation(execute, admin, id, 'They ask us to.')
    expect(await read()).toMatchObject({ id, messages: { nodes: [{ body: 'Between us.' }] } })
    for (const party of [buyer, seller])
      expect((await actionsOn(party.id)).map(({ action, note }) => [action, note]).sort()).toEqual([
        ['CONVERSATION_OPENED', 'They ask us to.'],
        ['CONVERSATION_READ', ''],
      ])
    moment = new Date(moment.getTime() + 3_600_000)
    expect(await read()).toEqual(unreadable)
  })

  test('reading an invoice: by its number, or its parties, lines or PDF, recorded once an hour; its number and sum in an order are not', async () => {
    const { id, buyer, seller } = await delivered()
    const readInvoice = async (visitor: Visitor) =>
      expectValue((await execute(ReadInvoiceDocument, { id }, visitor)).data.engagement?.invoices[0]).number
    await execute(InvoiceNumbersDocument, { id }, admin)
    for (const { visitor } of [buyer, seller]) await readInvoice(visitor)
    const invoiceReads = async (userId: string) =>
      (await actionsOn(userId)).filter(({ action }) => action !== 'ENGAGEMENT_READ')
    expect(await invoiceReads(seller.id)).toEqual([])
    const number = await readInvoice(admin)
    const read = { action: 'INVOICE_READ', note: '', amount: null, engagement: null }
    for (const party of [buyer, seller]) expect(await invoiceReads(party.id)).toEqual([read])
    moment = new Date(moment.getTime() + 3_600_000)
    const viewer = await db.selectFrom('user').selectAll().where('id', '=', 'usr-adrian-cole').executeTakeFirstOrThrow()
    const { invoices } = createContainer(db, testInfrastructure({ now: () => moment }), nobody)
    await invoices.pdf(expectValue(await invoices.byNumber(viewer, number)), viewer)
    expect(await invoiceReads(buyer.id)).toEqual([read, read])
    moment = new Date(moment.getTime() + 3_600_000)
    await execute(ReadInvoiceByNumberDocument, { number }, admin)
    expect(await invoiceReads(seller.id)).toEqual([read, read, read])
    expect(await invoiceReads(buyer.id)).toContainEqual({ ...read, action: 'ORDER_READ' })
  })

  test('reading an order: recorded once an hour for its buyer', async () => {
    const { id, buyer, seller } = await delivered()
    const { orderId } = await db.selectFrom('engagement').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await execute(ReadOrderDocument, { id: expectValue(orderId) }, buyer.visitor)
    expect(await actionsOn(buyer.id)).toEqual([])
    for (const visitor of [admin, admin]) await execute(ReadOrderDocument, { id: expectValue(orderId) }, visitor)
    expect(await actionsOn(buyer.id)).toEqual([{ action: 'ORDER_READ', note: '', amount: null, engagement: null }])
    expect(await actionsOn(seller.id)).toEqual([])
  })

  test('searching all orders: recorded for the admin with the text, once an hour for each text', async () => {
    for (const text of ['Whitfield', ' whitfield', 'raman']) await execute(SearchedOrdersDocument, { text }, admin)
    const searches = (await actionsOn('usr-adrian-cole')).filter(({ action }) => action === 'ORDERS_SEARCHED')
    expect(searches.map(({ note }) => note).sort()).toEqual(['raman', 'whitfield'])
  })

  test('reading what is for admins alone: recorded once an hour, for the account that it is about', async () => {
    const { buyer } = await delivered()
    for (const _ of [1, 2]) await allActionsOn(buyer.id)
    const reads = (await allActionsOn(buyer.id)).filter(({ action }) => action === 'ADMIN_READ')
    expect(reads.map(({ note }) => note)).toEqual(['the audit trail'])
  })

  test('a count: recorded if it has a filter, which tells whom it finds', async () => {
    const { id, visitor } = await newAdmin(execute, 'counting@example.com')
    const reads = async () => {
      const rows = await db.selectFrom('auditEvent').select('note').where('actorId', '=', id).execute()
      return rows.map(({ note }) => note)
    }
    await execute(CountOfAccountsDocument, {}, visitor)
    expect(await reads()).toEqual([])
    const { data } = await execute(CountOfAccountsDocument, { filter: { text: 'vidal' } }, visitor)
    expect(data.users.totalCount).toBeGreaterThan(0)
    expect(await reads()).toEqual(['the list of accounts'])
  })

  test('moving the clock: recorded with the days for the admin who did it', async () => {
    await passDays(2)
    const actions = await actionsOn('usr-adrian-cole')
    expect(actions.filter(({ action }) => action !== 'ORDERS_SEARCHED')).toEqual([
      { action: 'CLOCK_MOVED', note: '2 days', amount: null, engagement: null },
    ])
  })

  test('decisions about money: recorded with reason and sum for both parties', async () => {
    const { id, buyer, seller } = await delivered()
    const admin = await signedInAs(execute, 'ADMIN')
    await advance(admin, id, { putOnHold: { reason: 'A check.' } })
    await advance(admin, id, { liftHold: { reason: 'Checked.' } })
    await advance(admin, id, { openDispute: { reason: 'A doubt.' } })
    await advance(admin, id, { resolve: { refund: 20, reason: 'Shared.' } })
    for (const party of [buyer, seller]) {
      const decisions = (await actionsOn(party.id)).filter(({ action }) => action !== 'ENGAGEMENT_READ')
      expect(decisions.map(({ action, note, amount }) => [action, note, amount]).sort()).toEqual([
        ['DISPUTE_OPENED', 'A doubt.', null],
        ['DISPUTE_RESOLVED', 'Shared.', 20],
        ['HOLD_LIFTED', 'Checked.', null],
        ['PUT_ON_HOLD', 'A check.', null],
      ])
    }
  })
})
