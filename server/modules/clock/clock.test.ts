import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { createClock } from '../../infrastructure/clock'
import { DAY_MS } from '../../lib/dates'
import { ReinstateUserDocument, SuspendUserDocument } from '../../testing/accounts/moderation.generated'
import { signedInAs, viewerOf } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { codeOf, expectValue } from '../../testing/result'
import { createContainer } from '../container'
import { AdvanceClockDocument, ClockDocument } from './clock.test.generated'

describe.each(databases)('clock and deadlines on $name', async ({ openSample }) => {
  const db = await openSample()
  const clock = createClock(true)
  const execute = executor(db, { clock })
  const { advance, buy, readEngagement, requestQuote, tryAdvance } = engagementsWith(execute)
  let buyer: Visitor
  let seller: Visitor
  let admin: Visitor
  beforeAll(async () => {
    await addListings(db, [{ id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' }])
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const advanceClock = (days: number, visitor = admin) => execute(AdvanceClockDocument, { days }, visitor)
  const buyService = () => buy(buyer, 'srv-odd', 100.05)
  const inProgress = async () => {
    const { id } = await buyService()
    return advance(buyer, id, { submitRequirements: { message: 'All.' } })
  }

  test('deadline: a delivery is accepted after 14 days', async () => {
    const { id } = await inProgress()
    const { deadline } = await advance(seller, id, { deliver: { message: 'Here.' } })
    expect(deadline).toMatchObject({ transition: 'ACCEPT_DELIVERY', label: 'Accept delivery' })
    expect(Date.parse(expectValue(deadline).at) - clock.now().getTime()).toBeLessThanOrEqual(14 * DAY_MS)
    await advanceClock(13)
    expect((await readEngagement(buyer, id)).state).toBe('DELIVERED')
    await advanceClock(1)
    const after = await readEngagement(buyer, id)
    expect(after).toMatchObject({ state: 'COMPLETED', money: { held: 0, released: 100.05 } })
    expect(after.events.at(-1)).toMatchObject({ transition: 'ACCEPT_DELIVERY', actor: 'CLOCK', by: null })
  })

  test('deadline: a quote is declined 14 days after its last transition', async () => {
    const engagement = await requestQuote(buyer, { profileId: 'usr-priya-raman', message: 'Still there?' })
    await advanceClock(10)
    await advance(seller, engagement.id, { sendOffer: { price: 10, days: 1, message: 'Yes.' } })
    await advanceClock(10)
    expect((await readEngagement(buyer, engagement.id)).state).toBe('OFFERED')
    await advanceClock(4)
    expect((await readEngagement(buyer, engagement.id)).state).toBe('DECLINED')
  })

  test('deadline: an engagement without requirements is cancelled after 30 days, and refunded', async () => {
    const { id } = await buyService()
    await advanceClock(30)
    expect(await readEngagement(buyer, id)).toMatchObject({ state: 'CANCELLED', money: { refunded: 100.05 } })
  })

  test('deadline: none passes during a dispute', async () => {
    const { id } = await inProgress()
    await advance(buyer, id, { openDispute: { reason: 'Silence.' } })
    await advanceClock(90)
    expect((await readEngagement(buyer, id)).state).toBe('DISPUTED')
  })

  test('deadline: late work may be cancelled by its buyer 3 days past the due date, and is cancelled automatically 60 days past it', async () => {
    const first = await inProgress()
    const second = await inProgress()
    const cancel = { cancelWork: { reason: 'Too late.' } }
    await advanceClock(16)
    expect(await tryAdvance(buyer, first.id, cancel)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await advanceClock(1)
    expect(await advance(buyer, first.id, cancel)).toMatchObject({ state: 'CANCELLED' })
    await advanceClock(56)
    expect((await readEngagement(buyer, second.id)).state).toBe('IN_PROGRESS')
    await advanceClock(1)
    expect(await readEngagement(buyer, second.id)).toMatchObject({ state: 'CANCELLED', money: { refunded: 100.05 } })
  })

  test('deadline: work of a suspended seller ends by dispute; without one it waits for the reinstatement', async () => {
    const [disputed, abandoned] = [await inProgress(), await inProgress()]
    const moderation = { input: { userId: 'usr-priya-raman', reason: 'Checks.' } }
    await execute(SuspendUserDocument, moderation, admin)
    await advance(buyer, disputed.id, { openDispute: { reason: 'Nobody answers.' } })
    const resolve = { resolve: { refund: 100.05, reason: 'Nothing came.' } }
    expect(await advance(admin, disputed.id, resolve)).toMatchObject({ money: { refunded: 100.05 } })
    await advanceClock(74)
    expect(await readEngagement(buyer, abandoned.id)).toMatchObject({ state: 'IN_PROGRESS', money: { held: 100.05 } })
    await execute(ReinstateUserDocument, moderation, admin)
    await advanceClock(74)
    expect(await readEngagement(buyer, abandoned.id)).toMatchObject({ state: 'CANCELLED', money: { refunded: 100.05 } })
    seller = await signedInAs(execute, 'BROKER')
  })

  test('deadline worker: several concurrent workers take each transition once', async () => {
    const ids = []
    for (let i = 0; i < 5; i += 1) ids.push((await buyService()).id)
    const infrastructure = testInfrastructure({
      clock: createClock(true, () => new Date(clock.now().getTime() + 30 * DAY_MS)),
    })
    const processedDeadlines = await Promise.all(
      [1, 2, 3].map(() => createContainer(db, infrastructure, nobody).deadlineWorker.run()),
    )
    expect(processedDeadlines.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(5)
    for (const id of ids) {
      const { version, state, money } = await readEngagement(buyer, id)
      expect([version, state, money.refunded]).toEqual([2, 'CANCELLED', 100.05])
    }
  })

  test('advanceClock: sessions stay valid', async () => {
    await advanceClock(90)
    expect(await viewerOf(execute, buyer)).toMatchObject({ email: 'customer@example.com' })
  })

  test('clock sync: reads how far another process has moved the clock', async () => {
    const other = createClock(true)
    await createContainer(db, testInfrastructure({ clock: other }), nobody).clockSync.run()
    expect(other.daysAhead()).toBe(clock.daysAhead())
  })

  test.each([0, 91])('advanceClock: %i days are refused', async (days) => {
    const message = 'Move it by 1 to 90 days.'
    expect((await advanceClock(days)).data.advanceClock).toEqual({ __typename: 'InvalidInput', field: 'days', message })
  })

  test('advanceClock: only for admins, and only with sample data', async () => {
    expect(codeOf(await advanceClock(1, buyer))).toBe('FORBIDDEN')
    const fixed = executor(db, { clock: createClock(false, clock.now) })
    expect(codeOf(await fixed(AdvanceClockDocument, { days: 1 }, admin))).toBe('FORBIDDEN')
    expect((await fixed(ClockDocument, {}, admin)).data).toEqual({ clock: { movable: false } })
  })
})
