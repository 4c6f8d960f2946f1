import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { DeleteAccountDocument } from '../../../testing/accounts/moderation.generated'
import { sampleAccounts, signedInAs } from '../../../testing/accounts/sign-in'
import { conversationsAs } from '../../../testing/conversations'
import { databases } from '../../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { expectType } from '../../../testing/result'
import { runAs } from '../../../testing/run-as'
import { AccountExportDocument } from '../../account/export/account-export.test.generated'
import { EngagementDocketDocument, SaveDocketEntryDocument } from '../../docket/docket.test.generated'
import { disclosuresOn } from './disclosure.testing'

const names = ['Norrland Sensors AB', 'Jonas Ek']
const noConflict = { reportNoConflict: true }
const conflict = { reportConflict: true }
const offer = { sendOffer: { price: 300, days: 5, message: 'Five days.' } }

describe.each(databases)('conflict check on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, testInfrastructure(mailbox.infrastructure))
  const { advance, tryAdvance, tryRequestQuote } = engagementsWith(execute)
  const { quote, order, addFile, sendFile, messagesOf, read, needs, opens } = disclosuresOn(
    db,
    execute,
    'check.example',
  )
  const admin = { visitor: await signedInAs(execute, 'ADMIN') }
  const adminId = sampleAccounts.find(({ role }) => role === 'ADMIN')?.id ?? ''
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const checkedOrder = async () => {
    const work = await order()
    const files = [await addFile(work.buyer)]
    const submitRequirements = { message: 'The claims are attached.', files, otherParties: names }
    await advance(work.buyer.visitor, work.id, { submitRequirements })
    return { ...work, file: files[0] ?? '' }
  }

  test('docket: no date is added or changed until the check is answered, nor after a conflict', async () => {
    const saveDate = async ({ id, buyer }: Awaited<ReturnType<typeof order>>, entryId?: string) => {
      const subject = { kind: 'OPPOSITION', jurisdiction: 'EU', title: 'FERNWELL against NORRLAND' } as const
      const date = { ...subject, dueOn: '2027-02-03', actor: 'SELLER' } as const
      const input = { ...date, id: entryId ?? null, engagementId: id }
      return (await runAs(execute, buyer.visitor)(SaveDocketEntryDocument, { input })).saveDocketEntry
    }
    const refused = {
      __typename: 'InvalidInput',
      field: 'engagementId',
      message: 'Dates can be added and changed once the seller has found no conflict of interest.',
    }
    const work = await order()
    const { entry } = expectType(await saveDate(work), 'DocketEntrySaved')
    await advance(work.buyer.visitor, work.id, { submitRequirements: { message: 'All.', otherParties: names } })
    expect(await saveDate(work)).toEqual(refused)
    expect(await saveDate(work, entry.id)).toEqual(refused)
    const { engagement } = await runAs(execute, work.buyer.visitor)(EngagementDocketDocument, { id: work.id })
    expect(engagement).toMatchObject({ canKeepDocket: false, docket: [{ id: entry.id }] })
    await advance(work.seller.visitor, work.id, conflict)
    expect(await saveDate(work, entry.id)).toEqual(refused)
    const cleared = await checkedOrder()
    await advance(cleared.seller.visitor, cleared.id, noConflict)
    expectType(await saveDate(cleared), 'DocketEntrySaved')
  })

  test('request: the seller reads the names and nothing else, in the page, the mail and the files', async () => {
    const { id, buyer, seller, file } = await quote({
      otherParties: [' Norrland  Sensors AB', '', 'Jonas Ek', 'Jonas Ek'],
    })
    const seen = await read(seller, id)
    expect(seen.conflictCheck).toMatchObject({ status: 'ASKED', names, awaitsViewer: true })
    expect(seen.headline).toBe('Quote requested. It is your turn.')
    expect(seen.events).toMatchObject([
      { note: null, files: [], withheld: 'You see this once the check for conflicts of interest is answered.' },
    ])
    expect(seen.availableTransitions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['REPORT_NO_CONFLICT', 'REPORT_CONFLICT', 'DECLINE']),
    )
    expect(seen.availableTransitions.map(({ name }) => name)).not.toContain('SEND_OFFER')
    expect(await tryAdvance(seller.visitor, id, offer)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect(await opens(seller, file)).toBe(false)
    expect(await opens(buyer, file)).toBe(true)
    const [mail] = await mailbox.mailsTo(seller.email)
    expect(mail?.subject).toContain('asks for a quote')
    expect(mail?.text).not.toContain('hinge')

    const own = await read(buyer, id)
    expect(own.conflictCheck).toMatchObject({ names, awaitsViewer: false })
    expect(own.events).toMatchObject([
      {
        note: 'A hinge without a pin.',
        withheld: 'Ada sees this once the check for conflicts of interest is answered.',
      },
    ])
  })

  test('no conflict: the seller sees everything, and can send an offer', async () => {
    const { id, buyer, seller, file } = await quote({ otherParties: names })
    await advance(seller.visitor, id, noConflict)
    const seen = await read(seller, id)
    expect(seen).toMatchObject({ state: 'QUOTE_REQUESTED', conflictCheck: { status: 'CLEARED', names } })
    expect(seen.events[0]).toMatchObject({ note: 'A hinge without a pin.', withheld: null, files: [{ id: file }] })
    expect(await opens(seller, file)).toBe(true)
    await advance(seller.visitor, id, offer)
    expect((await read(buyer, id)).conflictCheck?.explanation).toBe(
      'Ada has reported that there is no conflict of interest.',
    )
  })

  test('conflict: the request ends, and its content stays withheld for ever', async () => {
    const { id, buyer, seller, file } = await quote({ otherParties: names })
    const { events } = await advance(seller.visitor, id, conflict)
    expect(events.at(-1)).toMatchObject({ transition: 'REPORT_CONFLICT', state: 'DECLINED', amount: null })
    const seen = await read(seller, id)
    expect(seen).toMatchObject({ state: 'DECLINED', conflictCheck: { status: 'CONFLICT', names: [] } })
    expect(seen.events[0]).toMatchObject({
      note: null,
      files: [],
      withheld: 'You don’t see this, because of a conflict of interest.',
    })
    expect(await opens(seller, file)).toBe(false)
    expect((await read(buyer, id)).events[0]?.withheld).toBe(
      'Ada does not see this, because of a conflict of interest.',
    )
    await sendFile(buyer, id)
    const because = 'because of a conflict of interest.'
    expect(await messagesOf(seller, id)).toMatchObject([{ files: [], withheld: `You can’t open 1 file, ${because}` }])
    expect(await messagesOf(buyer, id)).toMatchObject([{ withheld: `Ada can’t open 1 file, ${because}` }])
  })

  test('a request that is withdrawn before the answer stays withheld, and the seller no longer reads the names', async () => {
    const { id, buyer, seller } = await quote({ otherParties: names })
    await advance(buyer.visitor, id, { decline: { message: 'It is about the hinge.' } })
    const seen = await read(seller, id)
    expect(seen.conflictCheck).toMatchObject({ status: 'ASKED', names: [], awaitsViewer: false })
    expect(seen.events.map(({ note }) => note)).toEqual([null, null])
    const because = 'because the check for conflicts of interest was not answered before the end.'
    expect(seen.events[0]?.withheld).toBe(`You don’t see this, ${because}`)
    await sendFile(buyer, id)
    expect(await messagesOf(buyer, id)).toMatchObject([{ withheld: `Ada can’t open 1 file, ${because}` }])
    expect((await mailbox.mailsTo(seller.email)).map(({ text }) => text).join()).not.toContain('hinge')
  })

  test('requirements: withheld with their answers until the seller answers; nothing is delivered before', async () => {
    const { id, seller, file } = await checkedOrder()
    const seen = await read(seller, id)
    expect(seen).toMatchObject({ state: 'IN_PROGRESS', conflictCheck: { names, awaitsViewer: true } })
    expect(seen.explanation).toContain('asks for a check for conflicts of interest')
    expect(seen.events.at(-1)).toMatchObject({ note: null, files: [] })
    // Messages that were sent before the check are no secret.
    expect(seen.events[0]?.withheld).toBeNull()
    expect(await opens(seller, file)).toBe(false)
    expect(await needs(seller, 'SELLER')).toEqual([id])
    const deliver = { deliver: { message: 'Here.' } }
    expect(await tryAdvance(seller.visitor, id, deliver)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(seller.visitor, id, noConflict)
    expect(await needs(seller, 'SELLER')).toEqual([])
    await advance(seller.visitor, id, deliver)
  })

  test('requirements: a conflict cancels the order and refunds all of it', async () => {
    const { id, buyer, seller } = await checkedOrder()
    await advance(seller.visitor, id, conflict)
    expect(await read(buyer, id)).toMatchObject({ state: 'CANCELLED', money: { held: 0, refunded: 100 } })
    const mails = await mailbox.mailsTo(buyer.email)
    expect(mails.find(({ subject }) => subject.includes('has a conflict of interest'))?.text).toContain(
      '$100.00 goes back to your card.',
    )
  })

  test('a hold stops the refund by a conflict; a dispute is readable in any case', async () => {
    const { id, buyer, seller } = await checkedOrder()
    await advance(admin.visitor, id, { putOnHold: { reason: 'We look into it.' } })
    expect(await tryAdvance(seller.visitor, id, conflict)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(admin.visitor, id, { liftHold: { reason: 'All is well.' } })
    await advance(buyer.visitor, id, { openDispute: { reason: 'No answer for days.' } })
    const seen = await read(seller, id)
    expect(seen.events.at(-1)).toMatchObject({ note: 'No answer for days.', withheld: null })
    expect(seen.conflictCheck?.awaitsViewer).toBe(false)
  })

  test('nobody but the parties reads the names; admins read the rest', async () => {
    const { id, file } = await quote({ otherParties: names })
    const seen = await read(admin, id)
    expect(seen.conflictCheck?.names).toEqual([])
    expect(seen.events[0]?.note).toBe('A hinge without a pin.')
    expect(await opens({ id: adminId }, file)).toBe(true)
  })

  test('messages wait until the check is answered', async () => {
    const { id, buyer, seller } = await quote({ otherParties: names })
    for (const { visitor } of [buyer, seller])
      expect(await conversationsAs(execute, visitor).tryStart({ engagementId: id })).toMatchObject({
        __typename: 'RecipientUnavailable',
        message: 'You can write once the check for conflicts of interest is answered.',
      })
    expect((await read(buyer, id)).canMessage).toBe(false)
    await advance(seller.visitor, id, noConflict)
    expect((await read(buyer, id)).canMessage).toBe(true)
    await conversationsAs(execute, buyer.visitor).start({ engagementId: id })
  })

  test('names are counted and measured, and asked for once', async () => {
    const { request, buyer, seller, id } = await quote({ otherParties: names })
    // A double click.
    expect(await tryRequestQuote(buyer.visitor, request)).toMatchObject({ engagement: { id } })
    const wrong = [Array.from({ length: 11 }, (_, index) => `Name ${index}`), ['x'.repeat(201)]]
    for (const otherParties of wrong)
      expect(await tryRequestQuote(buyer.visitor, { ...request, otherParties })).toMatchObject({
        field: 'otherParties',
      })
    await advance(seller.visitor, id, noConflict)
    await advance(seller.visitor, id, offer)
    await advance(buyer.visitor, id, { acceptOffer: { payment: { token: card.pays } } })
    const transition = { submitRequirements: { message: 'All.', otherParties: names } }
    expect(await tryAdvance(buyer.visitor, id, transition)).toMatchObject({ field: 'otherParties' })
    const { availableTransitions } = await read(buyer, id)
    const submit = availableTransitions.find(({ name }) => name === 'SUBMIT_REQUIREMENTS')
    expect(submit?.fields.map(({ name }) => name)).not.toContain('otherParties')
  })

  test('account export: the names are in that of the buyer alone; the deletion of the account blanks them', async () => {
    const { id, buyer, seller } = await quote({ otherParties: names })
    const exportOf = async ({ visitor }: typeof buyer) =>
      JSON.stringify((await execute(AccountExportDocument, {}, visitor)).data)
    expect(await exportOf(buyer)).toContain('Norrland')
    expect(await exportOf(seller)).not.toContain('Norrland')
    const { data } = await execute(DeleteAccountDocument, { input: { password: 'secret1' } }, buyer.visitor)
    expectType(data.deleteAccount, 'AccountDeleted')
    const row = await db.selectFrom('engagement').select('otherParties').where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ otherParties: null })
  })
})
