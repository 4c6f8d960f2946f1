import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { conversationsAs } from '../../../testing/conversations'
import { databases } from '../../../testing/database/databases'
import { card, engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { expectValue } from '../../../testing/result'
import { NdaTextOfTodayDocument } from './disclosure.test.generated'
import { disclosuresOn } from './disclosure.testing'

const ask = { askNda: true }
const accept = { acceptNda: true }
const withdraw = { withdrawNda: true }
const offer = { sendOffer: { price: 300, days: 5, message: 'Five days.' } }
const acceptOffer = { acceptOffer: { payment: { token: card.pays } } }

describe.each(databases)('confidentiality agreement on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, testInfrastructure(mailbox.infrastructure))
  const { advance, tryAdvance, readEngagement, requestQuote } = engagementsWith(execute)
  const { quote, brokeredQuote, order, addFile, sendFile, messagesOf, read, needs, opens } = disclosuresOn(
    db,
    execute,
    'nda.example',
  )
  const admin = { visitor: await signedInAs(execute, 'ADMIN') }
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  test('the standard text is public', async () => {
    const { ndaText } = (await execute(NdaTextOfTodayDocument, {})).data
    expect(ndaText).toMatchObject({ version: 1, title: 'Mutual Confidentiality Agreement' })
    expect(ndaText.clauses.length).toBeGreaterThan(5)
  })

  test('with a request: the seller reads the words, and the files once they accept; both names and dates stay', async () => {
    const { id, buyer, seller, file } = await quote({ askForNda: true })
    const seen = await read(seller, id)
    expect(seen.nda).toMatchObject({ askedBy: 'BUYER', acceptedAt: null, awaitsViewer: true, text: { version: 1 } })
    expect(seen.events).toMatchObject([
      {
        transition: 'REQUEST_QUOTE',
        note: 'A hinge without a pin.',
        files: [],
        withheld: 'You see the files once the confidentiality agreement is accepted.',
      },
      { transition: 'ASK_NDA', withheld: null },
    ])
    const [mail] = await mailbox.mailsTo(seller.email)
    expect(mail?.subject).toMatch(/ asks for a quote: /)
    expect(mail?.text).toContain('A confidentiality agreement is asked for, too.')
    expect(await opens(seller, file)).toBe(false)
    expect((await read(buyer, id)).events[0]).toMatchObject({
      files: [{ id: file }],
      withheld: 'Ada sees the files once the confidentiality agreement is accepted.',
    })
    expect(await tryAdvance(buyer.visitor, id, accept)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect(await tryAdvance(seller.visitor, id, withdraw)).toMatchObject({ reason: 'CONDITION_NOT_MET' })

    await advance(seller.visitor, id, accept)
    await db.updateTable('user').set({ name: 'Another Name' }).where('id', '=', seller.id).execute()
    const after = await read(buyer, id)
    expect(after.nda).toMatchObject({
      buyerName: 'Ada Byron',
      sellerName: 'Ada Byron',
      awaitsViewer: false,
      acceptedAt: expect.any(String),
      explanation: 'Both parties have accepted it.',
    })
    expect(await opens(seller, file)).toBe(true)
    for (const again of [ask, accept, withdraw])
      expect(await tryAdvance(seller.visitor, id, again)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    expect((await read(admin, id)).nda?.sellerName).toBe('Ada Byron')
  })

  test('a repeated request asks for the agreement that the first one did not ask for, once, and the seller is told', async () => {
    const { id, buyer, seller, request } = await quote()
    for (const repeated of [request, { ...request, askForNda: true }, { ...request, askForNda: true }])
      expect((await requestQuote(buyer.visitor, repeated)).id).toBe(id)
    const seen = await read(seller, id)
    expect(seen.nda).toMatchObject({ askedBy: 'BUYER', awaitsViewer: true })
    expect(seen.events).toMatchObject([{ transition: 'REQUEST_QUOTE' }, { transition: 'ASK_NDA' }])
    const { notifications } = await conversationsAs(execute, seller.visitor).viewer()
    expect(notifications.nodes).toMatchObject([
      { title: expect.stringContaining('Confidentiality agreement asked for') },
      { title: expect.stringContaining('Quote requested') },
    ])
  })

  test('either side asks; withdrawn, it can be asked for again', async () => {
    const { id, buyer, seller, file } = await quote()
    expect(await opens(seller, file)).toBe(true)
    await advance(seller.visitor, id, ask)
    expect(await needs(buyer, 'BUYER')).toEqual([id])
    expect((await read(buyer, id)).headline).toBe('Quote requested. It is your turn.')
    const [mail] = (await mailbox.mailsTo(buyer.email)).filter(({ subject }) => subject.includes('confidentiality'))
    expect(mail?.text).toContain('Ada Byron has accepted it already.')
    await advance(seller.visitor, id, withdraw)
    expect((await read(buyer, id)).nda).toBeNull()
    expect(await needs(buyer, 'BUYER')).toEqual([])
    await advance(buyer.visitor, id, ask)
    await advance(seller.visitor, id, accept)
  })

  test('an offer can be sent, and is accepted once no agreement is open', async () => {
    const { id, buyer, seller } = await quote({ askForNda: true })
    await advance(seller.visitor, id, offer)
    expect(await tryAdvance(buyer.visitor, id, acceptOffer)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(seller.visitor, id, accept)
    await advance(buyer.visitor, id, acceptOffer)
  })

  test('files of an offer by the broker are withheld from the buyer alone', async () => {
    const broker = { id: 'usr-priya-raman', visitor: await signedInAs(execute, 'BROKER') }
    const { id, buyer, seller } = await brokeredQuote(broker.visitor)
    const file = await addFile(broker)
    await advance(broker.visitor, id, { sendOffer: { ...offer.sendOffer, files: [file] } })
    expect(await opens(buyer, file)).toBe(false)
    expect(await opens(seller, file)).toBe(true)
    const filesFor = async (reader: Pick<typeof broker, 'visitor'>) =>
      (await read(reader, id)).events.map(({ files }) => files)
    expect(await filesFor(seller)).toContainEqual([{ id: file }])
    expect(await filesFor(broker)).toContainEqual([{ id: file }])
    expect(await filesFor(buyer)).not.toContainEqual([{ id: file }])
  })

  test('requirements are withheld from the page, the mail and the files, and nothing is delivered before the answer', async () => {
    const { id, buyer, seller } = await order()
    await advance(buyer.visitor, id, ask)
    const file = await addFile(buyer)
    await advance(buyer.visitor, id, { submitRequirements: { message: 'The formula is 42.', files: [file] } })
    const seen = await read(seller, id)
    expect(seen.events.at(-1)).toMatchObject({
      note: null,
      files: [],
      withheld: 'You see this once the confidentiality agreement is accepted.',
    })
    expect(await opens(seller, file)).toBe(false)
    expect((await mailbox.mailsTo(seller.email)).map(({ text }) => text).join()).not.toContain('formula')
    const deliver = { deliver: { message: 'Here.' } }
    expect(await tryAdvance(seller.visitor, id, deliver)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(seller.visitor, id, accept)
    expect((await read(seller, id)).events.at(-2)?.note).toBe('The formula is 42.')
    await advance(seller.visitor, id, deliver)
  })

  test('while it waits for an answer, the page still says what else to do, such as to answer a dispute', async () => {
    const { id, buyer, seller } = await order()
    await advance(seller.visitor, id, ask)
    const waits = 'A confidentiality agreement waits for your answer. Until then, requirements and files are withheld.'
    expect((await read(buyer, id)).explanation).toBe(`${waits} Tell Ada what to make, so that work can begin.`)
    await advance(buyer.visitor, id, { submitRequirements: { message: 'All of it.' } })
    await advance(seller.visitor, id, { openDispute: { reason: 'No answer.' } })
    const disputed = `${waits} Ada has opened a dispute. Please answer within 3 days`
    expect((await read(buyer, id)).explanation).toContain(disputed)
  })

  test('asked for by the seller: the agreement says that nothing can be delivered until it is accepted', async () => {
    const { id, buyer, seller } = await order()
    await advance(seller.visitor, id, ask)
    await advance(buyer.visitor, id, { submitRequirements: { message: 'All of it.' } })
    expect((await read(seller, id)).nda?.explanation).toMatch(
      /You can’t deliver until it is accepted or you go on without it\.$/,
    )
  })

  test('asked for by the seller while a check is open: the buyer is not asked to answer the check', async () => {
    const { id, buyer, seller } = await quote({ otherParties: ['Norrland Sensors AB'] })
    await advance(seller.visitor, id, ask)
    expect((await read(buyer, id)).explanation).toMatch(/^A confidentiality agreement waits for your answer\./)
    expect((await read(seller, id)).explanation).toMatch(/^Ada asks for a check for conflicts of interest\./)
  })

  test('files beside messages are withheld in both directions, but from nobody who has sent them', async () => {
    const { id, buyer, seller } = await quote({ askForNda: true })
    const files = [await sendFile(buyer, id), await sendFile(seller, id)]
    const notYours = {
      body: 'See the file.',
      files: [],
      withheld: 'You can open 1 file once the confidentiality agreement is accepted.',
    }
    const yours = (id: string | undefined) => ({
      files: [{ id }],
      withheld: 'Ada can open 1 file once the confidentiality agreement is accepted.',
    })
    expect(await messagesOf(seller, id)).toMatchObject([yours(files[1]), notYours])
    expect(await messagesOf(buyer, id)).toMatchObject([notYours, yours(files[0])])
    expect(await opens(seller, files[0] ?? '')).toBe(false)
    expect(await opens(seller, files[1] ?? '')).toBe(true)
    await advance(seller.visitor, id, accept)
    expect(await messagesOf(seller, id)).toMatchObject(
      files.toReversed().map((id) => ({ files: [{ id }], withheld: null })),
    )
    expect(await opens(seller, files[0] ?? '')).toBe(true)
  })

  test('not accepted before the end: files stay withheld, and nobody reads that they will be seen', async () => {
    const { id, buyer, seller, file } = await quote({ askForNda: true })
    await sendFile(buyer, id)
    await advance(seller.visitor, id, { decline: { message: 'Too much to do.' } })
    const because = 'because the confidentiality agreement was not accepted before the end.'
    expect((await read(seller, id)).events[0]?.withheld).toBe(`You don’t see the files, ${because}`)
    expect((await read(buyer, id)).events[0]?.withheld).toBe(`Ada does not see the files, ${because}`)
    expect(await messagesOf(seller, id)).toMatchObject([{ files: [], withheld: `You can’t open 1 file, ${because}` }])
    expect(await messagesOf(buyer, id)).toMatchObject([{ withheld: `Ada can’t open 1 file, ${because}` }])
    expect(await opens(seller, file)).toBe(false)
  })

  test('milestones: the accepted agreement applies to all of them; none is asked for afterwards', async () => {
    const { id, buyer, seller } = await quote({ askForNda: true })
    await advance(seller.visitor, id, accept)
    const milestones = [
      { title: 'Search', price: 80, days: 3 },
      { title: 'Draft', price: 120, days: 5 },
    ]
    await advance(seller.visitor, id, { sendOffer: { milestones, message: 'In two parts.' } })
    const { milestonePlan } = await advance(buyer.visitor, id, acceptOffer)
    const second = expectValue(milestonePlan?.milestones[1]?.engagement).id
    expect((await read(seller, second)).nda).toMatchObject({ sellerName: 'Ada Byron', awaitsViewer: false })
    expect((await read(seller, id)).availableTransitions.map(({ name }) => name)).not.toContain('ASK_NDA')
  })

  test('while a party is suspended, nothing is accepted; the asker can still withdraw', async () => {
    const trade = await paidEngagementsOn(db, execute)
    const { id, buyer, seller } = await quote({ askForNda: true })
    await trade.suspend(seller)
    await advance(buyer.visitor, id, withdraw)
    const other = await quote({ askForNda: true })
    await trade.suspend(other.buyer)
    expect(await tryAdvance(other.seller.visitor, other.id, accept)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
  })

  test('before an answer to both, the check comes first: it withholds the words, too', async () => {
    const { id, buyer, seller, file } = await quote({ askForNda: true, otherParties: ['Norrland Sensors AB'] })
    await advance(seller.visitor, id, accept)
    expect((await read(seller, id)).events[0]?.note).toBeNull()
    expect(await opens(seller, file)).toBe(false)
    await advance(seller.visitor, id, { reportNoConflict: true })
    expect((await readEngagement(seller.visitor, id)).events[0]?.note).toBe('A hinge without a pin.')
    expect((await read(buyer, id)).events[0]?.withheld).toBeNull()
  })
})
