import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../../api/visitor'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { card, engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import type { DocketEntryInput } from '../../testing/generated/schema'
import { expectType } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import { MarkDocketEntryDocument, RemoveDocketEntryDocument, SaveDocketEntryDocument } from './docket.test.generated'

const BUYER = 'usr-clara-whitfield'
const SELLER = 'usr-priya-raman'

describe.each(databases)('repeated dates of a docket on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { requestQuote, advance } = engagementsWith(execute)
  let buyer: Visitor
  let seller: Visitor
  let engagementId: string
  afterAll(() => db.destroy())

  beforeAll(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    seller = await signedInAs(execute, 'BROKER')
    const quote = await requestQuote(buyer, { profileId: SELLER, message: 'A trademark, please.' })
    engagementId = quote.id
    await advance(seller, quote.id, { sendOffer: { price: 300, days: 5, message: 'Yes.' } })
    await advance(buyer, quote.id, { acceptOffer: { payment: { token: card.pays } } })
  })

  const trySave = async (visitor: Visitor, change: Partial<DocketEntryInput>) => {
    const input: DocketEntryInput = {
      ...{ engagementId, kind: 'RENEWAL', jurisdiction: 'EU', title: 'FERNWELL', dueOn: '2027-01-15', actor: 'BUYER' },
      ...change,
    }
    return (await runAs(execute, visitor)(SaveDocketEntryDocument, { input })).saveDocketEntry
  }
  const save = async (visitor: Visitor, change: Partial<DocketEntryInput>) =>
    expectType(await trySave(visitor, change), 'DocketEntrySaved').entry.id
  const notifications = () => db.selectFrom('notification').selectAll().where('userId', '=', BUYER).execute()

  test('client id: repeated and concurrent requests add the date once, and notify once', async () => {
    const before = await notifications()
    const id = await save(seller, { clientId: 'date-1' })
    const again = () => save(seller, { clientId: 'date-1' })
    expect(await Promise.all([again(), again()])).toEqual([id, id])
    expect(await notifications()).toHaveLength(before.length + 1)
    const ofBuyer = await save(buyer, { clientId: 'date-1' })
    expect(ofBuyer).not.toBe(id)
    expect(await save(seller, {})).not.toBe(await save(seller, {}))
  })

  test('client id: another date under the same id is refused, and a date that was removed since is not added again', async () => {
    const id = await save(seller, { clientId: 'date-2' })
    expect(await trySave(seller, { clientId: 'date-2', dueOn: '2027-02-03' })).toMatchObject({ field: 'clientId' })
    expect(await trySave(seller, { clientId: '' })).toMatchObject({ field: 'clientId' })
    await runAs(execute, seller)(RemoveDocketEntryDocument, { id })
    expect(await trySave(seller, { clientId: 'date-2' })).toMatchObject({ __typename: 'InvalidInput', field: 'id' })
  })

  test('client id: a change of a date ignores it', async () => {
    const id = await save(seller, {})
    for (const clientId of ['', 'x'.repeat(65), 'date-3']) expect(await save(seller, { id, clientId })).toBe(id)
  })

  test('a date that is saved without a change records and notifies nothing, and stays met', async () => {
    const id = await save(seller, {})
    await runAs(execute, buyer)(MarkDocketEntryDocument, { id, done: true })
    const before = await notifications()
    expect(await trySave(seller, { id })).toMatchObject({ entry: { doneAt: expect.any(String) } })
    expect(await notifications()).toEqual(before)
    const events = db.selectFrom('docketEvent').select('action').where('entryId', '=', id).orderBy('revision')
    expect(await events.execute()).toEqual([{ action: 'ADDED' }, { action: 'MET' }])
  })
})
