import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import type { Database } from '../../database/connection'
import { DAY_MS } from '../../lib/dates'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { newMailbox } from '../../testing/mailbox'
import { mandatesWith } from '../../testing/mandates'
import { expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import { createEngagementCommands } from '../engagement/engagement.commands'
import type { Infrastructure } from '../infrastructure'
import { BrokeredEngagementDocument, MandateNotificationsDocument } from './mandate.test.generated'

const BROKER = 'usr-priya-raman'
const SECOND_BROKER = 'broker-two@example.com'

/** The services that take transitions of engagements. */
const servicesFor = (db: Database, infrastructure: Infrastructure) => {
  const container = createContainer(db, infrastructure, nobody)
  const { attachmentService, engagementRepository, engagements, milestones, payments, paymentQueries } = container
  const { sessionService, throttle, inTransaction } = container
  const services = { attachmentService, engagementRepository, engagements, milestones, payments, paymentQueries }
  return { ...services, sessionService, throttle, inTransaction, visitor: nobody, now: infrastructure.now }
}

describe.each(databases)('the end of mandates on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  const infrastructure = testInfrastructure(mailbox.infrastructure)
  const execute = executor(db, infrastructure)
  const { advance, place, requestQuote } = engagementsWith(execute)
  const mandates = mandatesWith(execute)
  let broker: Visitor
  let second: Visitor
  let buyer: Visitor
  let owner: Awaited<ReturnType<typeof registeredAs>>
  beforeAll(async () => {
    broker = await signedInAs(execute, 'BROKER')
    buyer = await signedInAs(execute, 'CUSTOMER')
    second = (await registeredAs(execute, SECOND_BROKER, 'BROKER')).visitor
    owner = await registeredAs(execute, 'owner@example.com', 'FREELANCER')
  })
  afterAll(() => db.destroy())

  const publish = async () => {
    const listings = sellerOf(execute, owner.visitor)
    const { id, updatedAt } = await listings.create()
    await listings.edit({ id, updatedAt, ...completeDraft })
    await listings.publish(id)
    return {
      id,
      remove: () => listings.remove(id),
      unpublish: () => listings.unpublish(id),
      publishAgain: () => listings.publish(id),
    }
  }
  const statesOf = async (listingId: string) => {
    const rows = await db.selectFrom('mandate').select('state').where('listingId', '=', listingId).execute()
    return rows.map(({ state }) => state).sort()
  }

  test('deleted listing: its mandates and proposals end, and their brokers are told why', async () => {
    const { id, remove } = await publish()
    await mandates.agree(broker, owner.visitor, id)
    await mandates.propose(second, id)
    await remove()
    expect(await statesOf(id)).toEqual(['DECLINED', 'ENDED'])
    const { viewer } = await runAs(execute, broker)(MandateNotificationsDocument, {})
    expect(viewer?.notifications.nodes[0]).toMatchObject({
      title: 'Mandate ended',
      text: expect.stringMatching(/: Quokka Brand Sheet\. The listing was deleted\.$/),
    })
    for (const address of ['broker@example.com', SECOND_BROKER]) {
      // The mail about the sign-in may be sent after it.
      const mail = (await mailbox.mailsTo(address)).find(({ subject }) => subject.startsWith('The mandate'))
      expect(mail?.subject).toMatch(/^The mandate for ‘Quokka Brand Sheet’ was (ended|declined)$/)
      expect(mail?.text).toContain('The listing was deleted.')
    }
  })

  test('unpublished listing: its mandate ends after 30 days, unless it is published again, and both sides are told', async () => {
    const third = await registeredAs(execute, 'broker-three@example.com', 'BROKER')
    const { id, unpublish, publishAgain } = await publish()
    await mandates.agree(third.visitor, owner.visitor, id)
    const stateAfter = async (passed: number) => {
      const now = () => new Date(Date.now() + passed * DAY_MS)
      const later = testInfrastructure({ ...mailbox.infrastructure, now })
      await createContainer(db, later, nobody).mandateWorker.endUnoffered()
      return (await statesOf(id))[0]
    }
    expect(await stateAfter(0)).toBe('ACTIVE')
    await unpublish()
    expect(await stateAfter(1)).toBe('ACTIVE')
    await publishAgain()
    expect(await stateAfter(29)).toBe('ACTIVE')
    await unpublish()
    expect([await stateAfter(31), await stateAfter(60), await stateAfter(61)]).toEqual(['ACTIVE', 'ACTIVE', 'ENDED'])
    for (const address of [third.email, owner.email])
      expect((await mailbox.mailsTo(address))[0]?.text).toContain('The listing has not been offered for 30 days.')
  })

  test('offer of a broker: a mandate that ends after the first check is no longer enough', async () => {
    const { id: listingId } = await publish()
    const { code, id: mandateId } = await mandates.agree(broker, owner.visitor, listingId)
    const request = { profileId: owner.id, listingId, message: 'How much?', broker: code }
    const { id } = await requestQuote(buyer, request)
    const { throttle, ...services } = servicesFor(db, infrastructure)
    // The limit on offers is counted after the check, and before the transaction.
    const endMandate: typeof throttle = async (limits) => {
      await db.updateTable('mandate').set({ state: 'ENDED' }).where('id', '=', mandateId).execute()
      return throttle(limits)
    }
    const { advance: take } = createEngagementCommands({ ...services, throttle: endMandate })
    const viewer = await db.selectFrom('user').selectAll().where('id', '=', BROKER).executeTakeFirstOrThrow()
    const sendOffer = { price: 500, days: 5, message: 'For the owner.' }
    const refused = await take(viewer, { id, version: 1, transition: { sendOffer } })
    expect(refused).toMatchObject({ __typename: 'TransitionRefused', reason: 'CONDITION_NOT_MET' })
    await advance(owner.visitor, id, { sendOffer: { price: 450, days: 5, message: 'From me.' } })
  })

  test('cart: the first introduction to a listing that is in force holds for all its lines', async () => {
    const { id: listingId } = await publish()
    const first = await mandates.agree(broker, owner.visitor, listingId, 8)
    const later = await mandates.agree(second, owner.visitor, listingId, 20)
    const feesFor = async (codes: (string | undefined)[]) => {
      const lines = codes.map((code) => ({ listingId, quantity: 1, ...(code && { broker: code }) }))
      const { engagements } = await place(buyer, { lines, expectedTotal: 49.99 * lines.length })
      expect(engagements).toHaveLength(1)
      const { engagement } = await runAs(execute, buyer)(BrokeredEngagementDocument, {
        id: expectValue(engagements[0]).id,
      })
      return engagement?.introduction?.feePercent
    }
    expect(await feesFor([first.code, later.code])).toBe(8)
    expect(await feesFor([later.code, first.code])).toBe(20)
    expect(await feesFor([undefined, later.code])).toBe(20)
    expect(await feesFor(['unknown', later.code])).toBe(20)
    await mandates.advance(owner.visitor, first, 'END')
    expect(await feesFor([first.code, later.code])).toBe(20)
  })
})
