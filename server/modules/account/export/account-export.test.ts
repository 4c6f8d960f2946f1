import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Visitor } from '../../../api/visitor'
import { hashToken } from '../../../lib/secure-random'
import { registeredAs } from '../../../testing/accounts/register'
import { signedInAs } from '../../../testing/accounts/sign-in'
import { databases } from '../../../testing/database/databases'
import { engagementsWith } from '../../../testing/engagements'
import { executor } from '../../../testing/execute'
import { AccountExportDocument } from './account-export.test.generated'

/** Narrows a list of the export, which is untyped JSON. */
const rows = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list : [])

describe.each(databases)('account export on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  beforeEach(() => db.deleteFrom('session').execute())
  afterAll(() => db.destroy())

  const exportOf = async (role: 'CUSTOMER' | 'VENDOR' | 'FREELANCER') => exportFor(await signedInAs(execute, role))
  const exportFor = async (visitor: Visitor) => {
    const { data, errors } = await execute(AccountExportDocument, {}, visitor)
    expect(errors).toBeUndefined()
    const { viewer, accountExport } = data
    const everything: Record<string, unknown> = Object(accountExport)
    return { visitor, id: viewer?.id ?? '', everything }
  }

  test('holds a customer’s account and sessions', async () => {
    const { id, everything } = await exportOf('CUSTOMER')
    expect(everything).toEqual({
      account: {
        id,
        name: 'Clara Whitfield',
        email: 'customer@example.com',
        role: 'CUSTOMER',
        avatar: `/artwork/avatar/${id}.svg`,
        socialProvider: null,
        createdAt: '2025-05-06T08:12:00.000Z',
        emailConfirmedAt: null,
        emailNotifications: true,
      },
      socialIdentities: [],
      sessions: [expect.objectContaining({ device: 'Unknown device', lastUsedAt: expect.any(String) })],
      accessTokens: [],
      securityEvents: expect.any(Array),
      authenticatorApp: null,
      passkeys: [],
      auditEvents: [],
      notifications: expect.any(Array),
      company: null,
      freelancer: null,
      languages: [],
      listings: [],
      listingDrafts: [],
      jobs: [expect.objectContaining({ kind: 'BRIEF' }), expect.objectContaining({ kind: 'BRIEF' })],
      applications: expect.any(Array),
      savedListings: expect.any(Array),
      savedSearches: expect.any(Array),
      applicationEvents: expect.any(Array),
      conversations: expect.any(Array),
      messages: expect.any(Array),
      pictures: [],
      files: [],
      productFiles: [],
      orders: expect.any(Array),
      billingDetails: expect.objectContaining({ name: 'Clara Whitfield' }),
      invoices: expect.any(Array),
      payments: expect.any(Array),
      refunds: expect.any(Array),
      payoutAccount: null,
      transfers: [],
      engagements: expect.any(Array),
      docketEntries: expect.any(Array),
      docketEvents: expect.any(Array),
      engagementEvents: expect.any(Array),
      blockedAccounts: [],
      credentials: [],
      mails: [],
      reports: expect.any(Array),
      siteNotices: [],
      takeDowns: [],
      mandates: [],
      reviews: expect.any(Array),
      helpfulReviews: [],
    })
    const signIns = rows(everything.securityEvents).map(({ kind, device }) => `${kind} ${device}`)
    expect(new Set(signIns)).toEqual(new Set(['SIGNED_IN Unknown device']))
  })

  test('holds orders, engagements and own events and reviews, on both sides', async () => {
    const { everything: customer } = await exportOf('CUSTOMER')
    expect(customer.orders).toHaveLength(11)
    expect(customer.engagements).toContainEqual(expect.objectContaining({ number: 'MQ-2D4R7', price: 720 }))
    // Reviews by her, and published ones about her. One about her is unpublished until she has written hers.
    expect(customer.reviews).toHaveLength(3)
    const { id, everything } = await exportOf('FREELANCER')
    expect(everything.reviews).toHaveLength(12)
    for (const { sellerId } of rows(everything.engagements)) expect(sellerId).toBe(id)
    const transitions = rows(everything.engagementEvents).map(({ transition }) => transition)
    expect(new Set(transitions)).toEqual(new Set(['DELIVER', 'PROPOSE_EXTENSION', 'SEND_OFFER']))
  })

  test('holds a freelancer’s own profile, company, services and jobs, and nobody else’s', async () => {
    const { id, everything } = await exportOf('FREELANCER')
    expect(everything.freelancer).toMatchObject({ skills: expect.any(Array), hourlyRate: expect.any(Number) })
    expect(everything.company).toMatchObject({ name: expect.any(String), services: expect.any(Array) })
    const own = await db.selectFrom('listing').select('id').where('sellerId', '=', id).execute()
    expect(own.length).toBeGreaterThan(0)
    const ids = rows(everything.listings).map((listing) => listing.id)
    expect([...ids].sort()).toEqual(own.map(({ id }) => id).sort())
    expect(rows(everything.listings)[0]).toMatchObject({
      kind: 'service',
      price: expect.any(Number),
      tags: expect.any(Array),
      published: true,
    })
    const jobs = await db
      .selectFrom('job')
      .innerJoin('company', 'company.id', 'job.companyId')
      .select('job.id')
      .where('company.ownerId', '=', id)
      .execute()
    expect(everything.jobs).toHaveLength(jobs.length)
  })

  /** A refund of a payment that bought nothing, on the charge of another one. Returns its row in the export. */
  const addRefundOfPayment = async (buyerId: string) => {
    const charges = db
      .selectFrom('charge')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'charge.attemptId')
      .select('charge.key as chargeKey')
      .where('buyerId', '=', buyerId)
    const { chargeKey } = await charges.executeTakeFirstOrThrow()
    const refund = { id: 'rfd-of-payment', engagementId: null, createdAt: '2026-11-21T12:00:00.000Z', doneAt: null }
    const notTried = { nextAttemptAt: null, toldAt: null }
    await db
      .insertInto('refund')
      .values({ ...refund, ...notTried, chargeKey, cents: 500 })
      .execute()
    return { ...refund, amount: 5 }
  }

  test('holds payments, refunds, notifications, files and what admins did, and not those of others', async () => {
    const { id, visitor: customer } = await registeredAs(execute, 'buyer@example.com')
    const { buy, advance } = engagementsWith(execute)
    const { id: engagementId } = await buy(customer)
    await advance(await signedInAs(execute, 'BROKER'), engagementId, { cancel: { reason: 'A mistake.' } })
    const at = '2026-11-21T12:00:00.000Z'
    const action = { action: 'SUSPENDED', note: 'A test.', fromRole: null, toRole: null } as const
    await db
      .insertInto('auditEvent')
      .values({ ...action, id: 'aud-1', at, actorId: 'usr-tomas-vidal', subjectId: id })
      .execute()
    await db
      .insertInto('attachment')
      .values({
        id: 'fil-1',
        ownerId: id,
        eventId: null,
        messageId: null,
        position: 0,
        name: 'map.pdf',
        size: 7,
        createdAt: at,
      })
      .execute()
    await db
      .insertInto('upload')
      .values({ id: 'upl-1', ownerId: id, purpose: 'avatar', createdAt: at, bytes: 7 })
      .execute()
    const ofWholePayment = await addRefundOfPayment(id)
    const { everything } = await exportFor(customer)
    expect(everything).toMatchObject({
      auditEvents: [{ action: 'SUSPENDED', note: 'A test.' }],
      files: [{ name: 'map.pdf', size: 7, path: '/files/fil-1' }],
      pictures: [{ purpose: 'avatar', path: '/uploads/upl-1.webp' }],
    })
    expect(rows(everything.payments)).toContainEqual(
      expect.objectContaining({
        state: 'paid',
        amount: 2_999.99,
        purchase: expect.objectContaining({ type: 'order' }),
      }),
    )
    expect(rows(everything.refunds)).toContainEqual(expect.objectContaining({ engagementId, amount: 2_999.99 }))
    expect(rows(everything.refunds)).toContainEqual(expect.objectContaining(ofWholePayment))
    expect(rows(everything.notifications).length).toBeGreaterThan(0)
    const { everything: others } = await exportOf('VENDOR')
    expect(others).toMatchObject({ auditEvents: [], files: [], pictures: [], payments: [], refunds: [] })
  })

  test('holds packages, extras and choices as lists, with prices in dollars', async () => {
    const { id, everything } = await exportOf('FREELANCER')
    const extra = { key: 'rush', name: 'Rush', cents: 5_050, days: -1, rounds: 0 }
    const bought = { extras: [extra], offered: [extra, { ...extra, key: 'round', rounds: 1 }], added: ['round'] }
    const choice = JSON.stringify({ package: null, teamLicence: null, baseCents: 10_000, ...bought })
    await db.updateTable('engagement').set({ choice }).where('sellerId', '=', id).execute()
    const options = JSON.stringify({ packages: [], extras: [extra], teamLicence: null })
    await db.updateTable('listing').set({ options }).where('sellerId', '=', id).execute()
    expect(rows(everything.engagementEvents)[0]).toHaveProperty('rounds')
    const { engagements, listings } = (await exportOf('FREELANCER')).everything
    const exported = { key: 'rush', name: 'Rush', days: -1, rounds: 0, price: 50.5 }
    expect(rows(engagements)[0]?.choice).toEqual({
      package: null,
      extras: [exported],
      addedExtras: [{ ...exported, key: 'round', rounds: 1 }],
      teamLicence: null,
      basePrice: 100,
    })
    expect(rows(listings)[0]).toMatchObject({ packages: [], extras: [exported], teamLicence: null })
  })

  test('leaves out what pages refuse: checks and agreements to the broker, and reviews that were taken down', async () => {
    const { id: brokerId } = await exportOf('VENDOR')
    const confidential = { conflictCheck: 'CLEARED' as const, ndaVersion: 1, ndaBuyerName: 'Clara Whitfield' }
    const number = 'MQ-2D4R7'
    await db
      .updateTable('engagement')
      .set({ brokerId, ...confidential })
      .where('number', '=', number)
      .execute()
    expect((await exportOf('CUSTOMER')).everything.engagements).toContainEqual(expect.objectContaining(confidential))
    const refused = { number, conflictCheck: null, ndaVersion: null, ndaBuyerName: null }
    expect((await exportOf('VENDOR')).everything.engagements).toContainEqual(expect.objectContaining(refused))
    const { id, everything } = await exportOf('FREELANCER')
    const written = rows(everything.reviews).filter(({ authorId }) => authorId === id)
    const setTakenDown = (takenDown: 0 | 1) => db.updateTable('review').set({ takenDown }).execute()
    onTestFinished(async () => void (await setTakenDown(0)))
    await setTakenDown(1)
    expect((await exportOf('FREELANCER')).everything.reviews).toEqual(written)
  })

  test('holds no hash and no token', async () => {
    const { visitor, everything } = await exportOf('VENDOR')
    const text = JSON.stringify(everything)
    expect(text).not.toMatch(/hash|argon2/i)
    expect(text).not.toContain(hashToken(visitor.token ?? ''))
  })
})
