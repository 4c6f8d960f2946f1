import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import { databases } from '../../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { newMailbox } from '../../../testing/mailbox'
import { paidEngagementsOn } from '../../../testing/paid-engagements'

const suggest = { suggestSettlement: { refund: 40, reason: 'Half is done.' } }
const agree = { agreeToSettlement: true }

describe.each(databases)('settlements that an admin suggests on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const execute = executor(db, mailbox.infrastructure)
  const { advance, readEngagement, tryAdvance } = engagementsWith(execute)
  const { admin, delivered } = await paidEngagementsOn(db, execute)
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const suggested = async () => {
    const { id, buyer, seller } = await delivered(100)
    await advance(buyer.visitor, id, { openDispute: { reason: 'Half of it is missing.' } })
    await advance(admin, id, suggest)
    return { id, buyer, seller }
  }
  const offered = async (visitor: Visitor, id: string) =>
    (await readEngagement(visitor, id)).availableTransitions.map(({ name }) => name)

  test('suggested settlement: it is carried out once both parties agree, in either order', async () => {
    for (const first of ['buyer', 'seller'] as const) {
      const work = await suggested()
      const [one, other] = [work[first].visitor, work[first === 'buyer' ? 'seller' : 'buyer'].visitor]
      for (const visitor of [one, other]) {
        expect(await offered(visitor, work.id)).toEqual(expect.arrayContaining(['AGREE_TO_SETTLEMENT']))
        expect(await offered(visitor, work.id)).not.toContain('ACCEPT_SETTLEMENT')
        expect((await readEngagement(visitor, work.id)).amendment).toMatchObject({
          by: 'ADMIN',
          awaitsViewer: true,
          title: 'Marque suggests a settlement',
          message: 'Half is done.',
        })
      }
      expect(await tryAdvance(admin, work.id, agree)).toMatchObject({ reason: 'WRONG_ACTOR' })
      expect(await advance(one, work.id, agree)).toMatchObject({ state: 'DISPUTED', money: { held: 100 } })
      expect(await tryAdvance(one, work.id, { acceptSettlement: true })).toMatchObject({ reason: 'CONDITION_NOT_MET' })
      expect((await readEngagement(other, work.id)).amendment).toMatchObject({
        awaitsViewer: true,
        title: expect.stringMatching(/ agrees to the settlement that Marque suggests$/),
      })
      expect(await advance(other, work.id, { acceptSettlement: true })).toMatchObject({
        state: 'COMPLETED',
        amendment: null,
        decisionDueAt: null,
        money: { held: 0, refunded: 40, released: 60 },
      })
    }
  })

  test('suggested settlement: one refusal ends it, before and after the other has agreed, and moves no money', async () => {
    const early = await suggested()
    expect(await advance(early.seller.visitor, early.id, { declineAmendment: {} })).toMatchObject({ amendment: null })
    expect(await tryAdvance(early.buyer.visitor, early.id, agree)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    const late = await suggested()
    await advance(late.buyer.visitor, late.id, agree)
    const after = await advance(late.seller.visitor, late.id, { declineAmendment: {} })
    expect(after).toMatchObject({ state: 'DISPUTED', amendment: null, money: { held: 100, refunded: 0 } })
    // Marque can still decide.
    expect(await offered(admin, late.id)).toEqual(expect.arrayContaining(['SUGGEST_SETTLEMENT', 'RESOLVE']))
  })

  test('suggested settlement: a party that has agreed can take it back until the other agrees', async () => {
    const { id, buyer, seller } = await suggested()
    await advance(seller.visitor, id, agree)
    await advance(seller.visitor, id, { withdrawAmendment: true })
    expect(await offered(buyer.visitor, id)).not.toContain('ACCEPT_SETTLEMENT')
  })

  test('suggested settlement: only admins suggest; both parties get a mail with their share, and the other one of the agreement', async () => {
    const { id, buyer, seller } = await suggested()
    for (const { visitor } of [buyer, seller])
      expect(await tryAdvance(visitor, id, suggest)).toMatchObject({ reason: 'WRONG_ACTOR' })
    await advance(buyer.visitor, id, agree)
    const subjectsTo = async (email: string) =>
      (await mailbox.mailsTo(email)).map(({ subject }) => subject).filter((subject) => subject.includes('settlement'))
    const suggestion = expect.stringMatching(/^Marque suggests a settlement of the dispute/)
    expect(await subjectsTo(buyer.email)).toEqual([suggestion])
    expect(await subjectsTo(seller.email)).toEqual([
      expect.stringMatching(/ agrees to the settlement of the dispute/),
      suggestion,
    ])
  })
})
