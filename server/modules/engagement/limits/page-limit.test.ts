import { afterAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { paidEngagementsOn } from '../../../testing/paid-engagements'
import { expectValue } from '../../../testing/result'
import { disclosuresOn } from '../disclosure/disclosure.testing'
import { DisputeDocument } from '../disputes/disputes.test.generated'

const MAX_ANSWER_BYTES = 2 * 1024 * 1024
const evidence = { addEvidence: { message: '漢'.repeat(5_000) } }
const settlement = { proposeSettlement: { refund: 10, reason: '漢'.repeat(2_000) } }

describe.each(databases)('texts on the page of an engagement on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { advance, tryAdvance, readEngagement } = engagementsWith(execute)
  const { admin, inProgress } = await paidEngagementsOn(db, execute)
  const { quote } = disclosuresOn(db, execute, 'page.example')
  afterAll(() => db.destroy())

  const bytesOf = (answer: unknown) => Buffer.byteLength(JSON.stringify(answer))

  /** Takes transitions in turn until one is refused, however long its rate limit makes that take. */
  const repeat = async (visitor: Visitor, id: string, ...transitions: Parameters<typeof tryAdvance>[2][]) => {
    let { version } = await readEngagement(visitor, id)
    for (let taken = 0; taken < 150; taken += 1, version += 1) {
      await db.deleteFrom('rateLimitAttempt').execute()
      const transition = expectValue(transitions[taken % transitions.length])
      const result = await tryAdvance(visitor, id, transition, version)
      if (result.__typename !== 'EngagementAdvanced') return result
    }
    return undefined
  }

  test('both sides can’t make it too long for its readers, and can still end the order', {
    timeout: 120_000,
  }, async () => {
    const { id, buyer, seller } = await inProgress(100)
    await advance(buyer.visitor, id, { openDispute: { reason: '漢'.repeat(2_000) } })
    for (const { visitor } of [seller, buyer])
      expect(await repeat(visitor, id, evidence)).toEqual({
        __typename: 'InvalidInput',
        field: 'message',
        message: 'You have written as much as fits on the page of an order. Please send a message instead.',
      })
    expect(bytesOf(await readEngagement(admin, id))).toBeLessThan(MAX_ANSWER_BYTES * 0.75)
    const dispute = (await execute(DisputeDocument, { id }, admin)).data
    expect(bytesOf(dispute)).toBeLessThan(MAX_ANSWER_BYTES * 0.75)
    await advance(seller.visitor, id, { answerDispute: { message: '漢'.repeat(5_000) } })
    await advance(seller.visitor, id, settlement)
    expect(await tryAdvance(buyer.visitor, id, { declineAmendment: { message: 'No.' } })).toEqual({
      __typename: 'InvalidInput',
      field: 'message',
      message:
        'You have written as much as fits on the page of an order. Please leave this out and send a message instead.',
    })
    await advance(buyer.visitor, id, { declineAmendment: {} })
    expect(await tryAdvance(seller.visitor, id, settlement)).toMatchObject({ field: 'reason' })
    await advance(admin, id, { askParties: { message: 'When was it sent?', to: 'SELLER' } })
    await advance(seller.visitor, id, evidence)
    await advance(buyer.visitor, id, { withdrawDispute: {} })
    await advance(seller.visitor, id, { deliver: { message: 'All of it.' } })
    await advance(buyer.visitor, id, { acceptDelivery: true })
  })

  test('an agreement that is asked for and withdrawn again and again fills the page, and can still be withdrawn', {
    timeout: 120_000,
  }, async () => {
    const { id, buyer } = await quote()
    const [ask, withdraw] = [{ askNda: true }, { withdrawNda: true }]
    expect(await repeat(buyer.visitor, id, ask, withdraw)).toEqual({
      __typename: 'InvalidInput',
      field: 'askNda',
      message: 'This order’s page is full, so this can’t be asked for again.',
    })
    expect((await readEngagement(buyer.visitor, id)).events.length).toBeLessThan(105)
    const other = await quote()
    await advance(other.buyer.visitor, other.id, ask)
  })

  test('short texts count with what else their events show', async () => {
    const { id, buyer, seller } = await inProgress(100)
    await advance(buyer.visitor, id, { openDispute: { reason: 'Late.' } })
    expect(await repeat(seller.visitor, id, { addEvidence: { message: 'x' } })).toMatchObject({ field: 'message' })
    expect((await readEngagement(admin, id)).events.length).toBeLessThan(150)
  })
})
