import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { createClock } from '../../infrastructure/clock'
import { createContainer } from '../../modules/container'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { signedInAs, viewerOf } from '../../testing/sign-in'
import { expectBalancedBooks, tradeWith } from '../../testing/trade'

const DAY = 86_400_000

describe.each(databases)('the clock on $name', async ({ openSample }) => {
  const db = await openSample()
  const clock = createClock(true)
  const execute = executor(db, { clock })
  const { advance, buy, look, requestQuote } = tradeWith(execute)
  let buyer: Visitor
  let seller: Visitor
  let admin: Visitor
  beforeAll(async () => {
    await addListings(db, [{ id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' }])
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
    admin = await signedInAs(execute, 'ADMIN')
  })
  afterEach(() => expectBalancedBooks(db))
  afterAll(() => db.destroy())

  const pass = async (days: number, visitor = admin) => {
    const document =
      'mutation ($days: NonNegativeInt!) { advanceClock(days: $days) { processedDeadlines clock { now daysAhead } } }'
    const { data, errors } = await execute(document, { days }, visitor)
    return errors?.[0].extensions.code ?? data.advanceClock
  }
  const buyOdd = () => buy(buyer, 'srv-odd', 100.05)
  const inProgress = async () => {
    const { id } = await buyOdd()
    return (await advance(buyer, id, { submitRequirements: { message: 'All.' } })).engagement
  }

  test('fourteen days of silence complete a delivery', async () => {
    const { id } = await inProgress()
    const { deadline } = (await advance(seller, id, { deliver: { message: 'Here.' } })).engagement
    expect(deadline).toMatchObject({ transition: 'ACCEPT_DELIVERY', label: 'Accept delivery' })
    expect(Date.parse(deadline.at) - clock.now().getTime()).toBeLessThanOrEqual(14 * DAY)
    await pass(13)
    expect((await look(buyer, id)).state).toBe('DELIVERED')
    await pass(1)
    const after = await look(buyer, id)
    expect(after).toMatchObject({ state: 'COMPLETED', money: { held: 0, earned: 90.04 } })
    expect(after.events.at(-1)).toMatchObject({ transition: 'ACCEPT_DELIVERY', actor: 'CLOCK', by: null })
  })

  test('an unanswered quote is declined after fourteen days, counted from the last word', async () => {
    const { engagement } = await requestQuote(buyer, { profileId: 'usr-priya-raman', message: 'Still there?' })
    await pass(10)
    await advance(seller, engagement.id, { sendOffer: { price: 10, days: 1, message: 'Yes.' } })
    await pass(10)
    expect((await look(buyer, engagement.id)).state).toBe('OFFERED')
    await pass(4)
    expect((await look(buyer, engagement.id)).state).toBe('DECLINED')
  })

  test('what never begins is cancelled after thirty days, and refunded', async () => {
    const { id } = await buyOdd()
    await pass(30)
    expect(await look(buyer, id)).toMatchObject({ state: 'CANCELLED', money: { refunded: 100.05 } })
  })

  test('a dispute stops it', async () => {
    const { id } = await inProgress()
    await advance(buyer, id, { openDispute: { reason: 'Silence.' } })
    await pass(90)
    expect((await look(buyer, id)).state).toBe('DISPUTED')
  })

  test('late work may be cancelled by its buyer three days past the due date, and is by the clock sixty past it', async () => {
    const first = await inProgress()
    const second = await inProgress()
    const cancel = { cancelWork: { reason: 'Too late.' } }
    await pass(16)
    expect(await advance(buyer, first.id, cancel)).toMatchObject({ reason: 'CONDITION_NOT_MET' })
    await pass(1)
    expect((await advance(buyer, first.id, cancel)).engagement).toMatchObject({ state: 'CANCELLED' })
    await pass(56)
    expect((await look(buyer, second.id)).state).toBe('IN_PROGRESS')
    await pass(1)
    expect(await look(buyer, second.id)).toMatchObject({ state: 'CANCELLED', money: { refunded: 100.05 } })
  })

  test('work of a suspended seller stays, and ends by dispute or by the clock', async () => {
    const [disputed, left] = [await inProgress(), await inProgress()]
    const suspend = 'mutation { suspendUser(input: { userId: "usr-priya-raman", reason: "Checks." }) { __typename } }'
    await execute(suspend, {}, admin)
    await advance(buyer, disputed.id, { openDispute: { reason: 'Nobody answers.' } })
    const resolve = { resolve: { refund: 100.05, reason: 'Nothing came.' } }
    expect((await advance(admin, disputed.id, resolve)).engagement).toMatchObject({ money: { refunded: 100.05 } })
    await pass(74)
    expect(await look(buyer, left.id)).toMatchObject({ state: 'CANCELLED', money: { refunded: 100.05 } })
    const reinstate = suspend.replace('suspend', 'reinstate')
    await execute(reinstate, {}, admin)
    seller = await signedInAs(execute, 'BROKER')
  })

  test('two processes at once do each thing once', async () => {
    const ids = []
    for (let i = 0; i < 5; i += 1) ids.push((await buyOdd()).id)
    const infrastructure = testInfrastructure({
      clock: createClock(true, () => new Date(clock.now().getTime() + 30 * DAY)),
    })
    const processedDeadlines = await Promise.all(
      [1, 2, 3].map(() => createContainer(db, infrastructure, nobody).deadlineWorker.run()),
    )
    expect(processedDeadlines.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(5)
    for (const id of ids) {
      const { version, state, money } = await look(buyer, id)
      expect([version, state, money.refunded]).toEqual([2, 'CANCELLED', 100.05])
    }
  })

  test('sessions move along', async () => {
    await pass(90)
    expect(await viewerOf(execute, buyer)).toMatchObject({ email: 'customer@example.com' })
  })

  test('what was moved by one process is known to another', async () => {
    const other = createClock(true)
    await createContainer(db, testInfrastructure({ clock: other }), nobody).clockSync.run()
    expect(other.daysAhead()).toBe(clock.daysAhead())
  })

  test.each([0, 91])('%i days are refused', async (days) => {
    expect(await pass(days)).toBe('BAD_USER_INPUT')
  })

  test('only an admin moves it, and only with sample data', async () => {
    expect(await pass(1, buyer)).toBe('FORBIDDEN')
    const fixed = executor(db, { clock: createClock(false, clock.now) })
    const document = 'mutation { advanceClock(days: 1) { processedDeadlines } }'
    expect((await fixed(document, {}, admin)).errors[0].extensions.code).toBe('FORBIDDEN')
    expect((await fixed('{ clock { movable } }', {}, admin)).data).toEqual({ clock: { movable: false } })
  })
})
