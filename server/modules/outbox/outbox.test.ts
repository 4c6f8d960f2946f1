import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import type { MailMessage } from '../../infrastructure/mail/mail'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { RequestPasswordResetDocument } from '../../testing/own-account.generated'
import { signedInAs } from '../../testing/sign-in'
import { expectBalancedBooks, tradeWith } from '../../testing/trade'
import { createContainer } from '../container'

describe.each(databases)('outbox on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  let sent: MailMessage[] = []
  let send = async (message: MailMessage) => void sent.push(message)
  const infrastructure = testInfrastructure({
    now: () => new Date(moment),
    mail: { send: (message) => send(message) },
    // As though the server had stopped right after the transaction.
    afterResponse: () => {},
  })
  const execute = executor(db, infrastructure)
  const { buy } = tradeWith(execute)
  let buyer: Visitor
  beforeAll(async () => {
    await addListings(db, [{ id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' }])
    buyer = await signedInAs(execute, 'CUSTOMER')
  })
  afterEach(async () => {
    await deliver()
    sent = []
    send = async (message) => void sent.push(message)
    await expectBalancedBooks(db)
  })
  afterAll(() => db.destroy())

  const deliver = () => createContainer(db, infrastructure, nobody).outboxWorker.run()
  const waiting = async () => (await db.selectFrom('outboxMail').select('id').execute()).length
  const addressees = () => sent.map(({ to }) => to).sort()
  const both = ['broker@example.com', 'customer@example.com']

  test('mails that a stopped server left are sent once, by the first of several workers', async () => {
    await buy(buyer, 'srv-odd', 100.05)
    expect([sent.length, await waiting()]).toEqual([0, 2])
    await Promise.all([deliver(), deliver(), deliver()])
    expect([addressees(), await waiting()]).toEqual([both, 0])
  })

  test('a failed delivery is retried later; no mail is lost, and the error names no address', async () => {
    await buy(buyer, 'srv-odd', 100.05)
    send = () => Promise.reject(new Error('550 <broker@example.com> is unknown here'))
    await expect(deliver()).rejects.toThrow(/^2 mails could not be sent and will be retried$/)
    send = async (message) => void sent.push(message)
    await deliver()
    expect(sent).toEqual([])
    moment += 60_000
    await deliver()
    expect([addressees(), await waiting()]).toEqual([both, 0])
  })

  test('mails claimed by a server that stopped are sent by another', async () => {
    await buy(buyer, 'srv-odd', 100.05)
    let hung = 0
    send = () => {
      hung += 1
      return new Promise(() => {})
    }
    void deliver()
    void deliver()
    await expect.poll(() => hung).toBe(2)
    send = async (message) => void sent.push(message)
    moment += 60_000
    await deliver()
    expect(addressees()).toEqual(both)
  })

  test('a mail that fails for a day is deleted', async () => {
    await buy(buyer, 'srv-odd', 100.05)
    send = () => Promise.reject(new Error('Down'))
    for (let hour = 0; hour < 30; hour += 1) {
      await deliver().catch(() => {})
      moment += 3_600_000
    }
    expect(await waiting()).toBe(0)
  })

  test('password reset links are not stored in the outbox', async () => {
    const work: Promise<void>[] = []
    const afterResponse = (_: string, run: () => Promise<void>) => void work.push(run())
    const executeAll = executor(db, { ...infrastructure, afterResponse })
    await executeAll(RequestPasswordResetDocument, { email: 'customer@example.com' })
    await Promise.all(work)
    expect([addressees(), await waiting()]).toEqual([['customer@example.com'], 0])
  })
})
