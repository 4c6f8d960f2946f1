import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, type Visitor } from '../../api/visitor'
import { AddressRejected, MailDeferred, type MailMessage, MailRejected } from '../../infrastructure/mail/mail'
import { RequestPasswordResetDocument } from '../../testing/accounts/own-account.generated'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { engagementsWith, expectBalancedLedger } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import { testInfrastructure } from '../../testing/infrastructure'
import { createContainer } from '../container'
import { createOutbox } from './outbox.service'

describe.each(databases)('outbox on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  let sent: MailMessage[] = []
  let send = async (message: MailMessage) => void sent.push(message)
  const infrastructure = testInfrastructure({
    now: () => new Date(moment),
    mail: { send: (message) => send(message) },
    // Simulates a server that stops right after the transaction.
    afterResponse: () => {},
  })
  const execute = executor(db, infrastructure)
  const { buy } = engagementsWith(execute)
  let buyer: Visitor
  beforeAll(() => addListings(db, [{ id: 'srv-odd', priceCents: 10_005, sellerId: 'usr-priya-raman' }]))
  beforeEach(async () => {
    buyer = await signedInAs(execute, 'CUSTOMER')
    for (const table of ['outboxMail', 'rejectedAddress'] as const) await db.deleteFrom(table).execute()
    sent = []
    send = async (message) => void sent.push(message)
  })
  afterEach(() => expectBalancedLedger(db))
  afterAll(() => db.destroy())

  const deliver = () => createContainer(db, infrastructure, nobody).outboxWorker.run()
  const waiting = async () =>
    (await db.selectFrom('outboxMail').select('id').where('sentAt', 'is', null).execute()).length
  const enqueue = (userId: string, subject: string, options?: { address?: string; topic?: string; atOnce?: boolean }) =>
    createContainer(db, infrastructure, nobody).inTransaction(({ outbox }) =>
      outbox.enqueue(userId, { subject, text: subject, html: '' }, options),
    )
  const setEmail = (email: string) =>
    db.updateTable('user').set({ email }).where('id', '=', 'usr-priya-raman').execute()
  const addressees = () => sent.map(({ to }) => to).sort()
  const both = ['broker@example.com', 'customer@example.com']

  test('mails of a stopped server are sent once, although several workers run', async () => {
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
    let hangingCount = 0
    send = () => {
      hangingCount += 1
      return new Promise(() => {})
    }
    void deliver()
    void deliver()
    await expect.poll(() => hangingCount).toBe(2)
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

  test('an address that is refused for good gets no more mails, and holds up no others', async () => {
    send = async (message) => {
      if (message.to === 'broker@example.com') throw new AddressRejected()
      sent.push(message)
    }
    await enqueue('usr-priya-raman', 'Refused')
    await enqueue('usr-priya-raman', 'Accepted', { address: 'customer@example.com' })
    await deliver()
    expect([addressees(), await waiting()]).toEqual([['customer@example.com'], 0])
    const requested: string[] = []
    send = async ({ to }) => void requested.push(to)
    await enqueue('usr-priya-raman', 'Never sent')
    await deliver()
    expect([requested, await waiting()]).toEqual([[], 0])
  })

  test('a mail that is refused for good is not sent again, and its address gets others', async () => {
    send = () => Promise.reject(new MailRejected())
    await enqueue('usr-priya-raman', 'Refused')
    await deliver()
    expect(await waiting()).toBe(0)
    send = async (message) => void sent.push(message)
    await enqueue('usr-priya-raman', 'Accepted')
    await deliver()
    expect(sent.map(({ subject }) => subject)).toEqual(['Accepted'])
  })

  test('120 mails that a domain refuses do not delay one to another domain', async () => {
    for (let i = 0; i < 120; i += 1) await enqueue('usr-priya-raman', `No. ${i}`, { address: `${i}@refusing.example` })
    moment += 1_000
    await enqueue('usr-priya-raman', 'Honest')
    let refusals = 0
    send = async (message) => {
      if (message.to.endsWith('@refusing.example')) {
        refusals += 1
        throw new MailDeferred()
      }
      sent.push(message)
    }
    await expect(deliver()).rejects.toThrow('3 mails could not be sent')
    expect([refusals, sent.map(({ subject }) => subject)]).toEqual([3, ['Honest']])
  })

  test('new mails are sent before those that failed', async () => {
    await enqueue('usr-priya-raman', 'Failed')
    send = () => Promise.reject(new Error('Down'))
    await deliver().catch(() => {})
    moment += 60_000
    await enqueue('usr-priya-raman', 'New')
    send = async (message) => void sent.push(message)
    await deliver()
    expect(sent.map(({ subject }) => subject)).toEqual(['New', 'Failed'])
  })

  test('each mail goes to the address that its account has by then', async () => {
    await enqueue('usr-priya-raman', 'First')
    moment += 1_000
    await enqueue('usr-priya-raman', 'Second')
    send = async (message) => {
      sent.push(message)
      await setEmail('new@example.com')
    }
    await deliver()
    await setEmail('broker@example.com')
    expect(sent.map(({ to }) => to)).toEqual(['broker@example.com', 'new@example.com'])
  })

  test('a mail at once takes the place of one that waits, and no later one about its topic replaces it', async () => {
    const enqueueAbout = (subject: string, atOnce: boolean) =>
      enqueue('usr-priya-raman', subject, { topic: 'eng-2', atOnce })
    await enqueueAbout('Delivered', false)
    await deliver()
    await enqueueAbout('Changes asked for', false)
    await enqueueAbout('Dispute opened', true)
    await enqueueAbout('Evidence added', false)
    await enqueueAbout('Dispute decided', true)
    await deliver()
    expect(sent.map(({ subject }) => subject).sort()).toEqual(['Delivered', 'Dispute decided', 'Dispute opened'])
    moment += 10 * 60_000
    await enqueueAbout('Reviewed', false)
    await deliver()
    expect(sent.map(({ subject }) => subject).at(-1)).toBe('Reviewed')
    expect(sent).toHaveLength(4)
  })

  test('an account gets one mail about a topic in ten minutes, the first and the last', async () => {
    const options = { topic: 'eng-1' }
    const subjects = async () => {
      await deliver()
      return sent.map(({ subject }) => subject)
    }
    await enqueue('usr-priya-raman', 'First offer', options)
    expect(await subjects()).toEqual(['First offer'])
    for (let i = 2; i <= 100; i += 1) await enqueue('usr-priya-raman', `Offer ${i}`, options)
    moment += 9 * 60_000
    expect(await subjects()).toEqual(['First offer'])
    moment += 60_000
    expect(await subjects()).toEqual(['First offer', 'Offer 100'])
    moment += 11 * 60_000
    await enqueue('usr-priya-raman', 'Later', options)
    expect(await subjects()).toEqual(['First offer', 'Offer 100', 'Later'])
    moment += 11 * 60_000
    await deliver()
    expect(await db.selectFrom('outboxMail').select('id').execute()).toEqual([])
  })

  test('a mail is not lost although the worker removes the earlier one about its topic at that moment', async () => {
    await enqueue('usr-priya-raman', 'Earlier', { topic: 'eng-3' })
    await deliver()
    const { mailRecords, outboxRepository, rejectedAddressRepository, users } = createContainer(
      db,
      infrastructure,
      nobody,
    )
    const replace: typeof outboxRepository.replace = async (...input) => {
      await db.deleteFrom('outboxMail').execute()
      return outboxRepository.replace(...input)
    }
    const outbox = createOutbox({
      mailRecords,
      outboxRepository: { ...outboxRepository, replace },
      rejectedAddressRepository,
      users,
      afterCommit: () => {},
      now: infrastructure.now,
    })
    await outbox.enqueue('usr-priya-raman', { subject: 'Later', text: 'Later', html: '' }, { topic: 'eng-3' })
    await deliver()
    expect(sent.map(({ subject }) => subject)).toEqual(['Earlier', 'Later'])
  })

  test('password reset links are not stored in the outbox', async () => {
    const work: Promise<void>[] = []
    const afterResponse = (_: string, run: () => Promise<void>) => void work.push(run())
    const executeDeferred = executor(db, { ...infrastructure, afterResponse })
    await executeDeferred(RequestPasswordResetDocument, { email: 'customer@example.com' })
    await Promise.all(work)
    expect([addressees(), await waiting()]).toEqual([['customer@example.com'], 0])
  })
})
