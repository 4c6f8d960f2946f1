import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { HOUR_MS } from '../../lib/dates'
import { signedInAs } from '../../testing/accounts/sign-in'
import { conversationsAs } from '../../testing/conversations'
import { databases } from '../../testing/database/databases'
import { engagementsWith, SERVICE } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectValue } from '../../testing/result'
import { createContainer } from '../container'
import { TrackRecordsDocument } from './track-record.test.generated'

const SELLER = 'usr-priya-raman'

describe.each(databases)('track records on $name', async ({ openSample }) => {
  const db = await openSample()
  let ahead = 0
  const now = () => new Date(Date.now() + ahead * HOUR_MS)
  const infrastructure = testInfrastructure({ now })
  const execute = executor(db, infrastructure)
  const { advance, buy, requestQuote } = engagementsWith(execute)
  let buyer = await signedInAs(execute, 'CUSTOMER')
  let seller = await signedInAs(execute, 'BROKER')
  /** Sessions end with the time. */
  const wait = async (hours: number) => {
    ahead += hours
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
  }
  afterAll(() => db.destroy())

  const record = () => db.selectFrom('trackRecord').selectAll().where('userId', '=', SELLER).executeTakeFirst()
  /** The columns that the work changes, with what it adds to them. */
  const added = async (work: () => Promise<unknown>) => {
    const before = await record()
    await work()
    const after = expectValue(await record())
    return Object.fromEntries(
      Object.entries(after).flatMap(([column, count]) => {
        const more = Number(count) - Number(Object(before)[column] ?? 0)
        return column === 'userId' || more === 0 ? [] : [[column, more]]
      }),
    )
  }
  let requests = 0
  const request = () => {
    requests += 1
    return requestQuote(buyer, { profileId: SELLER, listingId: SERVICE, message: `Request ${requests}` })
  }
  const offer = (id: string) => advance(seller, id, { sendOffer: { price: 720, days: 10, message: 'Ten days.' } })
  const inProgress = async () => {
    const { id } = await buy(buyer)
    await advance(buyer, id, { submitRequirements: { message: 'All of it.' } })
    return id
  }
  const deliver = (id: string) => advance(seller, id, { deliver: { message: 'Here it is.' } })

  test.each([
    [1, 'answered1h'],
    [2.5, 'answered3h'],
    [24, 'answered24h'],
    [49, 'answeredLater'],
  ])(
    'track record: an offer %d hours after the request counts as %s, and its revision not at all',
    async (hours, column) => {
      const { id } = await request()
      await wait(hours - 0.01)
      expect(await added(() => offer(id))).toEqual({ [column]: 1 })
      expect(await added(() => offer(id))).toEqual({})
    },
  )

  test('track record: the seller who declines a request answers it, and a request that expires counts as late', async () => {
    const { id } = await request()
    expect(await added(() => advance(seller, id, { decline: { message: 'Not my field.' } }))).toEqual({ answered1h: 1 })
    const { deadlineWorker } = createContainer(db, infrastructure, nobody)
    // The requests of the sample data expire first.
    await wait(15 * 24)
    await deadlineWorker.run()
    await request()
    await wait(15 * 24)
    const { answeredLater } = await added(() => deadlineWorker.run())
    expect(answeredLater).toBe(1)
  })

  test('track record: the first answer to a message about a profile counts, later ones and those of the buyer don’t', async () => {
    const { conversation } = await conversationsAs(execute, buyer).start({ companyId: 'com-ashgrove-patents' })
    await wait(2)
    const asked = conversationsAs(execute, buyer)
    const answering = conversationsAs(execute, seller)
    expect(await added(() => asked.send(conversation.id, 'Are you there?', 'second'))).toEqual({})
    expect(await added(() => answering.send(conversation.id))).toEqual({ answered3h: 1 })
    expect(await added(() => answering.send(conversation.id))).toEqual({})
  })

  test('track record: messages within an order don’t count', async () => {
    const { id } = await buy(buyer)
    const { conversation } = await conversationsAs(execute, buyer).start({ engagementId: id })
    expect(await added(() => conversationsAs(execute, seller).send(conversation.id))).toEqual({})
  })

  test('track record: the first delivery counts, on time or late, and the completion', async () => {
    const id = await inProgress()
    expect(await added(() => deliver(id))).toEqual({ delivered: 1, deliveredOnTime: 1 })
    await advance(buyer, id, { requestChanges: { message: 'Section 4, please.' } })
    expect(await added(() => deliver(id))).toEqual({})
    expect(await added(() => advance(buyer, id, { acceptDelivery: true }))).toEqual({ completed: 1 })
    const late = await inProgress()
    await wait(40 * 24)
    expect(await added(() => deliver(late))).toEqual({ delivered: 1 })
  })

  test('track record: the company’s page has the counts and their sentences', async () => {
    const { data } = await execute(TrackRecordsDocument, { id: SELLER })
    const { completed } = expectValue(await record())
    const { trackRecord } = expectValue(data.company)
    expect(trackRecord.completedOrders).toBe(completed)
    expect(trackRecord.sentences).toContain(`${completed} orders completed`)
    expect(trackRecord.memberSince).toMatch(/^Member since \w+ \d{4}$/)
  })
})
