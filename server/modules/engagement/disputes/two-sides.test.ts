import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import { createClock } from '../../../infrastructure/clock'
import { newId } from '../../../lib/ids'
import { registeredAs } from '../../../testing/accounts/register'
import { databases } from '../../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { testInfrastructure } from '../../../testing/infrastructure'
import { newMailbox } from '../../../testing/mailbox'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { expectValue } from '../../../testing/result'
import { DisputeDocument, NeedsYouDocument } from './disputes.test.generated'

const open = { openDispute: { reason: 'Half of it is missing.', refund: 60 } }
const answer = { answerDispute: { message: 'All of it is there.', refund: 10 } }
const ask = (to: 'BUYER' | 'SELLER' | 'BOTH') => ({ askParties: { message: 'When was it sent?', to } })
const add = { addEvidence: { message: 'On Friday.' } }

describe.each(databases)('disputes with two sides on $name', async ({ openSample }) => {
  const db = await openSample()
  const clock = createClock(true)
  const mailbox = newMailbox()
  const infrastructure = testInfrastructure({ clock, ...mailbox.infrastructure })
  const execute = executor(db, infrastructure)
  const { advance, findEngagement, tryAdvance } = engagementsWith(execute)
  const { admin, delivered, passDays } = await paidEngagementsOn(db, execute)
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const disputed = async (transition: Parameters<typeof advance>[2] = open) => {
    const work = await delivered()
    await advance(work.buyer.visitor, work.id, transition)
    return work
  }
  const read = async (visitor: Visitor, id: string) =>
    expectValue((await execute(DisputeDocument, { id }, visitor)).data.engagement)
  const positionsOf = async (visitor: Visitor, id: string) =>
    expectValue((await read(visitor, id)).dispute).parties.map(({ sentence }) => sentence)
  const offered = async (visitor: Visitor, id: string) =>
    (await read(visitor, id)).availableTransitions.map(({ name }) => name)
  const notificationsOf = async (userId: string) =>
    db.selectFrom('notification').select(['title', 'text']).where('userId', '=', userId).orderBy('at', 'desc').execute()
  const needsYou = async (visitor: Visitor, as: 'BUYER' | 'SELLER') =>
    (await execute(NeedsYouDocument, { as }, visitor)).data.engagements.nodes.map(({ id }) => id)

  test('the other side answers once, and both and the admin read what each wants', async () => {
    const { id, buyer, seller } = await disputed()
    expect(await offered(buyer.visitor, id)).toEqual(['PROPOSE_SETTLEMENT', 'ADD_EVIDENCE', 'WITHDRAW_DISPUTE'])
    expect(await offered(seller.visitor, id)).toEqual(['PROPOSE_SETTLEMENT', 'ANSWER_DISPUTE', 'ADD_EVIDENCE'])
    expect((await read(seller.visitor, id)).headline).toBe('Disputed. It is your turn.')
    expect(await needsYou(seller.visitor, 'SELLER')).toContain(id)
    expect(await positionsOf(admin, id)).toEqual(['Wants $60.00 of $100.00 back.', 'Has not answered yet.'])
    expect(await tryAdvance(buyer.visitor, id, answer)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advance(seller.visitor, id, answer)
    expect(await tryAdvance(seller.visitor, id, answer)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    const sentences = ['Wants $60.00 of $100.00 back.', 'Would give $10.00 of $100.00 back.']
    for (const visitor of [buyer.visitor, seller.visitor, admin])
      expect(await positionsOf(visitor, id)).toEqual(sentences)
    expect(await needsYou(seller.visitor, 'SELLER')).not.toContain(id)
    const stranger = await registeredAs(execute, `stranger-${id}@example.com`)
    expect(await findEngagement(stranger.visitor, id)).toBeNull()
  })

  test('dispute: after 3 days without an answer it says so, and nothing follows', async () => {
    const { id, seller } = await disputed({ openDispute: { reason: 'Nothing works.' } })
    expect(await positionsOf(admin, id)).toEqual(['Has named no sum.', 'Has not answered yet.'])
    await passDays(4)
    const { disputeOpened } = await read(seller.visitor, id)
    expect(disputeOpened).toMatch(/^Opened by .+ 4 days ago$/)
    expect(await positionsOf(admin, id)).toEqual(['Has named no sum.', 'Has not answered.'])
    await advance(seller.visitor, id, { answerDispute: { message: 'Late, but here.' } })
  })

  test('a dispute of an admin: both sides are asked to answer', async () => {
    const { id, buyer, seller } = await delivered()
    await advance(admin, id, { openDispute: { reason: 'We were told of a copy.' } })
    await advance(seller.visitor, id, answer)
    expect(await positionsOf(admin, id)).toEqual(['Has not answered yet.', 'Would give $10.00 of $100.00 back.'])
    await advance(buyer.visitor, id, answer)
    expect(await positionsOf(admin, id)).toEqual([
      'Would accept $10.00 of $100.00 back.',
      'Would give $10.00 of $100.00 back.',
    ])
    expect(await offered(buyer.visitor, id)).toEqual(['PROPOSE_SETTLEMENT', 'ADD_EVIDENCE'])
    expect(await offered(admin, id)).toEqual([
      'ASK_PARTIES',
      'SUGGEST_SETTLEMENT',
      'WITHDRAW_DISPUTE',
      'RESOLVE',
      'PUT_ON_HOLD',
    ])
  })

  test('a question: only who is asked is notified, and everybody reads question and answer in order', async () => {
    const { id, buyer, seller } = await disputed()
    await advance(seller.visitor, id, answer)
    await advance(admin, id, ask('BUYER'))
    expect((await notificationsOf(buyer.id))[0]).toMatchObject({
      title: expect.stringMatching(/: Question to the buyer$/),
      text: expect.stringContaining('When was it sent?'),
    })
    expect((await notificationsOf(seller.id))[0]?.title).not.toMatch(/Question/)
    expect((await positionsOf(admin, id))[0]).toMatch(/A question of Marque waits for an answer\.$/)
    expect((await read(buyer.visitor, id)).headline).toBe('Disputed. It is your turn.')
    expect(await needsYou(buyer.visitor, 'BUYER')).toContain(id)
    await advance(buyer.visitor, id, add)
    expect(await needsYou(buyer.visitor, 'BUYER')).not.toContain(id)
    expect((await positionsOf(admin, id))[0]).not.toMatch(/waits/)
    const { dispute } = await read(seller.visitor, id)
    expect(dispute?.thread.map(({ label }) => label)).toEqual([
      'Dispute opened',
      'Dispute answered',
      'Question to the buyer',
      'Evidence added',
    ])
    expect(dispute?.background.map(({ transition }) => transition)).toEqual(['SUBMIT_REQUIREMENTS', 'DELIVER'])
    expect(await tryAdvance(seller.visitor, id, ask('BOTH'))).toMatchObject({ reason: 'WRONG_ACTOR' })
  })

  test('dispute: whoever has to answer is asked during a hold, too', async () => {
    const { id, seller } = await disputed()
    await advance(admin, id, { putOnHold: { reason: 'A check.' } })
    const { headline, explanation } = await findEngagement(seller.visitor, id).then(expectValue)
    expect(headline).toBe('Disputed. It is your turn.')
    expect(explanation).toMatch(/^Marque has put this on hold .* has opened a dispute\. Please answer within 3 days/)
  })

  test('a question to the other side leaves the earlier one waiting', async () => {
    const { id, buyer, seller } = await disputed()
    await advance(seller.visitor, id, answer)
    await advance(admin, id, ask('BUYER'))
    await advance(admin, id, ask('SELLER'))
    expect(await needsYou(buyer.visitor, 'BUYER')).toContain(id)
    expect(await needsYou(seller.visitor, 'SELLER')).toContain(id)
    await advance(seller.visitor, id, add)
    expect(await needsYou(buyer.visitor, 'BUYER')).toContain(id)
    expect(await needsYou(seller.visitor, 'SELLER')).not.toContain(id)
  })

  test('evidence: its files are read by the other side', async () => {
    const { id, buyer, seller } = await disputed()
    const [receipt, createdAt] = [newId('fil'), new Date().toISOString()]
    const unused = { ownerId: buyer.id, eventId: null, messageId: null, position: 0, createdAt }
    await db
      .insertInto('attachment')
      .values({ id: receipt, name: 'receipt.txt', size: 10, ...unused })
      .execute()
    await advance(buyer.visitor, id, { addEvidence: { message: 'The receipt.', files: [receipt] } })
    const { dispute } = await read(seller.visitor, id)
    expect(dispute?.thread.at(-1)?.files).toEqual([{ name: 'receipt.txt' }])
  })

  test('withdrawal: the order goes back, its deadline runs on for the time that was left, and no proposal is left', async () => {
    const { id, buyer, seller } = await delivered(6_000)
    await passDays(4)
    await advance(buyer.visitor, id, open)
    await advance(admin, id, { proposeResolution: { refund: 60, reason: 'Half.' } })
    await passDays(30)
    expect(await tryAdvance(seller.visitor, id, { withdrawDispute: {} })).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    const back = await advance(buyer.visitor, id, { withdrawDispute: { message: 'We have talked.' } })
    expect(back).toMatchObject({ state: 'DELIVERED', decisionDueAt: null, deadline: { transition: 'ACCEPT_DELIVERY' } })
    expect(await findEngagement(admin, id)).toMatchObject({ proposedResolution: null })
    expect((await read(admin, id)).dispute).toBeNull()
    await passDays(9)
    expect(await findEngagement(admin, id)).toMatchObject({ state: 'DELIVERED' })
    await passDays(1)
    expect(await findEngagement(admin, id)).toMatchObject({ state: 'COMPLETED' })
  })

  test('withdrawal: a hold that the dispute has ended holds again', async () => {
    const { id, buyer } = await delivered()
    await advance(admin, id, { putOnHold: { reason: 'A check.' } })
    expect(await advance(buyer.visitor, id, open)).toMatchObject({ onHold: false })
    const held = await advance(buyer.visitor, id, { withdrawDispute: {} })
    expect(held).toMatchObject({ state: 'DELIVERED', onHold: true, deadline: null })
    expect(await offered(buyer.visitor, id)).not.toContain('ACCEPT_DELIVERY')
    await advance(admin, id, { liftHold: { reason: 'Checked.' } })
    expect(await findEngagement(admin, id)).toMatchObject({ onHold: false, deadline: expect.anything() })
  })

  test('the decision: both are told their sums and the reason; only admins read which admin it was', async () => {
    const { id, buyer, seller } = await disputed()
    const [resolve] = (await read(admin, id)).availableTransitions.filter(({ name }) => name === 'RESOLVE')
    expect(resolve?.split).toEqual({
      field: 'refund',
      held: 100,
      commissionPercent: 10,
      brokerFeePercent: null,
      final: true,
    })
    await advance(admin, id, { resolve: { refund: 20, reason: 'A part is missing.' } })
    const sums = {
      [buyer.id]: 'You get $20.00 of $100.00 back. $80.00 goes to the seller.',
      [seller.id]:
        'You get $72.00: $80.00 of $100.00, less Marque’s commission of $8.00. $20.00 goes back to the buyer.',
    }
    const mailed = {
      [buyer.id]: '$20.00 goes back to your card, and $80.00 is released to ',
      [seller.id]: '$80.00 is released to you, less Marque’s commission of $8.00, and $20.00 goes back to ',
    }
    for (const { id: userId, email, visitor } of [buyer, seller]) {
      const text = `${sums[userId]} Marque’s reason: A part is missing.`
      expect((await notificationsOf(userId)).find(({ title }) => title.endsWith(': Dispute resolved'))?.text).toBe(text)
      const body = (await mailbox.mailsTo(email))[0]?.text
      expect(body).toContain(mailed[userId])
      expect(body).toContain('A part is missing.')
      expect((await read(visitor, id)).events.at(-1)).toEqual({
        actor: 'ADMIN',
        label: 'Dispute resolved',
        outcome: sums[userId],
        by: null,
      })
    }
    expect((await read(admin, id)).events.at(-1)?.by?.id).toBe('usr-adrian-cole')
  })

  test('dispute: admins read the listing of the day of sale, and earlier disputes of both parties', async () => {
    const earlier = await disputed()
    await advance(earlier.buyer.visitor, earlier.id, { withdrawDispute: {} })
    const { listingId } = await db
      .selectFrom('engagement')
      .select('listingId')
      .where('id', '=', earlier.id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('listing')
      .set({ description: 'Something else.' })
      .where('id', '=', expectValue(listingId))
      .execute()
    expect((await read(admin, earlier.id)).listingDescription).toBe('For the test that added it.')
    const { buy } = engagementsWith(execute)
    const { id } = await buy(earlier.buyer.visitor, expectValue(listingId), 100)
    await advance(earlier.buyer.visitor, id, { submitRequirements: { message: 'All.' } })
    await advance(earlier.buyer.visitor, id, open)
    expect((await read(admin, id)).dispute?.earlierDisputes).toEqual([{ id: earlier.id }])
    expect((await read(earlier.buyer.visitor, id)).dispute?.earlierDisputes).toEqual([])
  })
})
