import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { DAY_MS } from '../../lib/dates'
import { registeredAs } from '../../testing/accounts/register'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { newMailbox } from '../../testing/mailbox'
import { mandatesWith } from '../../testing/mandates'
import { codeOf, expectType } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { createContainer } from '../container'
import {
  IntroductionDocument,
  MandateNotificationsDocument,
  MandateOfDocument,
  MandatesDocument,
  ProposeMandateDocument,
} from './mandate.test.generated'

describe.each(databases)('mandates on $name', async ({ openSample }) => {
  const db = await openSample()
  const mailbox = newMailbox()
  let days = 0
  const infrastructure = testInfrastructure({
    ...mailbox.infrastructure,
    now: () => new Date(Date.now() + days * DAY_MS),
  })
  const execute = executor(db, infrastructure)
  const { tryPropose, propose, tryAdvance, advance, agree } = mandatesWith(execute)
  let broker: Visitor
  let owner: Awaited<ReturnType<typeof registeredAs>>
  let [listingId, otherId] = ['', '']
  let count = 0
  beforeEach(async () => {
    days = 0
    count += 1
    ;[listingId, otherId] = [`srv-mandate-${count}`, `srv-other-${count}`]
    broker = await signedInAs(execute, 'BROKER')
    owner = await registeredAs(execute, `owner-${count}@example.com`, 'FREELANCER')
    await addListings(
      db,
      [listingId, otherId].map((id) => ({ id, sellerId: owner.id, title: 'Plans' })),
    )
  })
  afterAll(() => db.destroy())

  const introduced = async (code: string, id = listingId) =>
    (await runAs(execute, nobody)(IntroductionDocument, { listingId: id, code })).introduction

  test('proposal: the owner is notified and mailed, and accepts it', async () => {
    const mandate = await propose(broker, listingId, 8, 'I know three buyers.')
    expect(mandate).toMatchObject({ state: 'PROPOSED', viewerSide: 'BROKER', path: null, title: 'Plans' })
    expect(mandate.availableTransitions.map(({ name }) => name)).toEqual(['WITHDRAW'])
    const { viewer } = await runAs(execute, owner.visitor)(MandateNotificationsDocument, {})
    expect(viewer?.notifications.nodes[0]).toEqual({
      kind: 'MANDATE',
      title: 'Mandate proposed',
      text: 'Priya Raman: Plans',
      path: '/dashboard/mandates',
    })
    const [mail] = await mailbox.mailsTo(owner.email)
    expect(mail?.subject).toBe('Priya Raman proposes to broker ‘Plans’')
    expect(mail?.text).toContain('8% of the price')
    expect(mail?.text).toContain('> I know three buyers.')
    const { mandates } = await runAs(execute, owner.visitor)(MandatesDocument, { as: 'OWNER' })
    expect(mandates.nodes[0]?.availableTransitions.map(({ name }) => name)).toEqual(['ACCEPT', 'DECLINE'])
    const active = await advance(owner.visitor, mandate, 'ACCEPT')
    expect(active).toMatchObject({ state: 'ACTIVE', viewerSide: 'OWNER', expiresAt: null })
    expect(active.path).toMatch(/^\/service\/srv-mandate-\d+\?broker=[2-9a-z]{8}$/)
  })

  test('link: it names the broker while the mandate is active, and for its own listing only', async () => {
    const { code, ...mandate } = await agree(broker, owner.visitor, listingId, 12)
    expect(await introduced(code)).toEqual({
      broker: { id: 'usr-priya-raman' },
      feePercent: 12,
      text: 'Introduced by Priya Raman, who receives 12% of the price from the seller.',
    })
    expect(await introduced(code, otherId)).toBeNull()
    expect(await introduced('nothing')).toBeNull()
    expect((await advance(broker, mandate, 'END')).availableTransitions).toEqual([])
    expect(await introduced(code)).toBeNull()
  })

  test('proposal: one’s own listing, an unknown one and a fee out of range are refused', async () => {
    expect(await tryPropose(broker, 'srv-1101')).toMatchObject({
      field: 'listingId',
      message: "You can't broker your own listing.",
    })
    expect(await tryPropose(broker, 'srv-unknown')).toMatchObject({ field: 'listingId' })
    for (const fee of [0, 51]) expect(await tryPropose(broker, listingId, fee)).toMatchObject({ field: 'feePercent' })
    expect(await tryPropose(broker, listingId, 8, 'x'.repeat(2_001))).toMatchObject({ field: 'message' })
    const input = { listingId, feePercent: 8 }
    expect(codeOf(await execute(ProposeMandateDocument, { input }, owner.visitor))).toBe('FORBIDDEN')
  })

  test('proposal: a broker has one open mandate of a listing, and can propose again after it has ended', async () => {
    const mandate = await propose(broker, listingId)
    expect(expectType(await tryPropose(broker, listingId), 'MandateExists').mandate.id).toBe(mandate.id)
    await advance(broker, mandate, 'WITHDRAW')
    expect((await runAs(execute, broker)(MandateOfDocument, { listingId })).mandateOf).toBeNull()
    expect((await propose(broker, listingId)).state).toBe('PROPOSED')
  })

  test('proposal: at most three of a listing in a day, which don’t flood the owner with mails', async () => {
    for (let count = 0; count < 3; count += 1) await advance(broker, await propose(broker, listingId), 'WITHDRAW')
    expect(await tryPropose(broker, listingId)).toMatchObject({ __typename: 'TooManyAttempts' })
    expect((await propose(broker, otherId)).state).toBe('PROPOSED')
    // Within ten minutes the first one is sent; the last one waits.
    expect(await mailbox.mailsTo(owner.email)).toHaveLength(1)
  })

  test('transitions: each side takes its own, on the version that it has seen; strangers find nothing', async () => {
    const mandate = await propose(broker, listingId)
    const reasonOf = async (...input: Parameters<typeof tryAdvance>) =>
      expectType(await tryAdvance(...input), 'MandateRefused').reason
    expect(await reasonOf(broker, mandate, 'ACCEPT')).toBe('WRONG_ACTOR')
    expect(await reasonOf(owner.visitor, mandate, 'WITHDRAW')).toBe('WRONG_ACTOR')
    expect(await reasonOf(owner.visitor, mandate, 'EXPIRE')).toBe('WRONG_ACTOR')
    expect(await reasonOf(owner.visitor, mandate, 'END')).toBe('WRONG_STATE')
    expect(await reasonOf(owner.visitor, { ...mandate, version: 7 }, 'ACCEPT')).toBe('VERSION_CONFLICT')
    const stranger = await signedInAs(execute, 'VENDOR')
    expect((await tryAdvance(stranger, mandate, 'ACCEPT')).__typename).toBe('MandateNotFound')
    expect((await advance(owner.visitor, mandate, 'DECLINE')).state).toBe('DECLINED')
  })

  test('expiry: a proposal without an answer ends after 14 days, and both sides are told', async () => {
    const mandate = await propose(broker, listingId)
    const expire = () => createContainer(db, infrastructure, nobody).mandateWorker.run()
    // The broker's session is over by then.
    const stateNow = async () =>
      (await db.selectFrom('mandate').select('state').where('id', '=', mandate.id).executeTakeFirstOrThrow()).state
    days = 13
    await expire()
    expect(await stateNow()).toBe('PROPOSED')
    days = 15
    await expire()
    expect(await stateNow()).toBe('EXPIRED')
    const subject = 'The proposal to broker ‘Plans’ has expired'
    expect((await mailbox.mailsTo(owner.email)).map((mail) => mail.subject)).toContain(subject)
    expect((await mailbox.mailsTo('broker@example.com')).map((mail) => mail.subject)).toContain(subject)
  })
})
