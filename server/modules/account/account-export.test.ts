import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { signedInAs } from '../../testing/sign-in'
import { hashToken } from '../session/session.service'
import { AccountExportDocument } from './account-export.test.generated'

/** One list of an export. */
const rows = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list : [])

describe.each(databases)('account export on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const exportOf = async (role: 'CUSTOMER' | 'VENDOR' | 'FREELANCER') => {
    const visitor = await signedInAs(execute, role)
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
      },
      socialIdentities: [],
      sessions: [expect.objectContaining({ device: 'Unknown device', lastUsedAt: expect.any(String) })],
      company: null,
      freelancer: null,
      listings: [],
      listingDrafts: [],
      jobs: [],
      applications: expect.any(Array),
      savedListings: expect.any(Array),
      savedSearches: expect.any(Array),
      messages: expect.any(Array),
      orders: expect.any(Array),
      engagements: expect.any(Array),
      engagementEvents: expect.any(Array),
      reviews: expect.any(Array),
    })
  })

  test('holds orders, engagements and own events and reviews, on both sides', async () => {
    const { everything: customer } = await exportOf('CUSTOMER')
    expect(customer.orders).toHaveLength(7)
    expect(customer.engagements).toContainEqual(expect.objectContaining({ number: 'MQ-2D4R7', price: 720 }))
    // Hers, and what is published about her: not the one that waits for hers.
    expect(customer.reviews).toHaveLength(3)
    const { id, everything } = await exportOf('FREELANCER')
    expect(everything.reviews).toHaveLength(3)
    for (const { sellerId } of rows(everything.engagements)) expect(sellerId).toBe(id)
    const transitions = rows(everything.engagementEvents).map(({ transition }) => transition)
    expect(new Set(transitions)).toEqual(new Set(['DELIVER', 'SEND_OFFER']))
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

  test('holds no hash and no token', async () => {
    const { visitor, everything } = await exportOf('VENDOR')
    const text = JSON.stringify(everything)
    expect(text).not.toMatch(/hash|argon2|token/i)
    expect(text).not.toContain(hashToken(visitor.token ?? ''))
  })
})
