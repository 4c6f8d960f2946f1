import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { databases } from '../../testing/database/databases'
import { testInfrastructure } from '../../testing/infrastructure'
import { createContainer } from '../container'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()

describe.each(databases)('monitoring on $name', async ({ openSample }) => {
  const db = await openSample()
  afterAll(() => db.destroy())
  const { monitoringRepository } = createContainer(db, testInfrastructure(), nobody)
  const queueOf = async (name: string) => (await monitoringRepository.queues()).find(({ queue }) => queue === name)

  test('each queue is empty at first, and mails that were sent do not count', async () => {
    await db.deleteFrom('outboxMail').execute()
    const mail = { userId: 'usr-tomas-vidal', address: null, subject: 's', text: 't', domain: 'd', topic: null }
    expect(await queueOf('outbox')).toEqual({ queue: 'outbox', count: 0, dueAt: null, createdAt: null })
    await db
      .insertInto('outboxMail')
      .values([
        { ...mail, id: 'mail-1', nextAttemptAt: at(2), attempts: 1, sentAt: null },
        { ...mail, id: 'mail-2', nextAttemptAt: at(5), attempts: 0, sentAt: null },
        { ...mail, id: 'mail-3', nextAttemptAt: at(1), attempts: 1, sentAt: at(1) },
      ])
      .execute()
    expect(await queueOf('outbox')).toEqual({ queue: 'outbox', count: 2, dueAt: at(2), createdAt: null })
  })

  test('open refunds count with the time of the oldest', async () => {
    await db.deleteFrom('refund').execute()
    const refund = { engagementId: null, chargeKey: 'chg-1', cents: 100, toldAt: null }
    await db
      .insertInto('refund')
      .values([
        { ...refund, id: 'ref-1', createdAt: at(3), nextAttemptAt: at(9), doneAt: null },
        { ...refund, id: 'ref-2', createdAt: at(4), nextAttemptAt: at(8), doneAt: null },
        { ...refund, id: 'ref-3', createdAt: at(1), nextAttemptAt: null, doneAt: at(2) },
      ])
      .execute()
    expect(await queueOf('refunds')).toEqual({ queue: 'refunds', count: 2, dueAt: at(8), createdAt: at(3) })
  })

  test('money in flight: the held sum, and earnings that were not transferred', async () => {
    const before = await monitoringRepository.money()
    const sums = await db
      .selectFrom('posting')
      .select(({ fn }) => fn.sum<number>('cents').as('cents'))
      .where('account', '=', 'held')
      .executeTakeFirstOrThrow()
    expect(before.held).toBe(sums.cents)
    expect(before.payable).toBeGreaterThan(0)
    const engagement = await db.selectFrom('engagement').select(['id', 'sellerId']).executeTakeFirstOrThrow()
    await db
      .insertInto('transfer')
      .values({
        id: 'tra-1',
        engagementId: engagement.id,
        payeeId: engagement.sellerId,
        chargeKey: 'chg-1',
        cents: 700,
        state: 'open',
        reversedCents: 200,
        attempts: 1,
        nextAttemptAt: at(1),
        createdAt: at(1),
      })
      .execute()
    const reversal = { transferId: 'tra-1', attempts: 0, nextAttemptAt: at(1), createdAt: at(1) }
    await db
      .insertInto('transferReversal')
      .values([
        { ...reversal, id: 'trr-1', cents: 150, doneAt: null },
        { ...reversal, id: 'trr-2', cents: 50, doneAt: null },
      ])
      .execute()
    expect(await monitoringRepository.money()).toEqual(before)
    await db
      .updateTable('transfer')
      .set({ state: 'sent', sentAt: at(2) })
      .where('id', '=', 'tra-1')
      .execute()
    await db
      .updateTable('transferReversal')
      .set({ doneAt: at(2) })
      .where('id', '=', 'trr-1')
      .execute()
    expect(await monitoringRepository.money()).toEqual({ held: before.held, payable: before.payable - 700 + 150 })
    expect(await queueOf('transfers')).toMatchObject({ count: 0 })
    expect(await queueOf('transfer reversals')).toMatchObject({ count: 1, createdAt: at(1) })
  })
})
