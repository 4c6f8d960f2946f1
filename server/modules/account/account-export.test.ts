import { afterAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { signedInAs } from '../../testing/sign-in'
import { hashToken } from '../session/token'

describe.each(databases)('what one takes along on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const exportOf = async (role: 'CUSTOMER' | 'VENDOR' | 'FREELANCER') => {
    const visitor = await signedInAs(execute, role)
    const { data, errors } = await execute('{ accountExport viewer { id } }', {}, visitor)
    expect(errors).toBeUndefined()
    return { visitor, viewer: data.viewer, everything: data.accountExport }
  }

  test('a customer finds their account and where they are signed in', async () => {
    const { viewer, everything } = await exportOf('CUSTOMER')
    expect(everything).toEqual({
      account: {
        id: viewer.id,
        name: 'Clara Whitfield',
        email: 'customer@example.com',
        role: 'CUSTOMER',
        avatar: `/artwork/avatar/${viewer.id}.svg`,
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

  test('both sides find their business, and what they said themselves', async () => {
    const { everything: customer } = await exportOf('CUSTOMER')
    expect(customer.orders).toHaveLength(7)
    expect(customer.engagements).toContainEqual(expect.objectContaining({ number: 'MQ-2D4R7', price: 720 }))
    // Hers, and what is published about her: not the one that waits for hers.
    expect(customer.reviews).toHaveLength(3)
    const { viewer, everything } = await exportOf('FREELANCER')
    expect(everything.reviews).toHaveLength(3)
    for (const { sellerId } of everything.engagements) expect(sellerId).toBe(viewer.id)
    const steps = everything.engagementEvents.map(({ transition }: { transition: string }) => transition)
    expect(new Set(steps)).toEqual(new Set(['DELIVER', 'SEND_OFFER']))
  })

  test('a freelancer finds their profile, company, services and jobs, and nobody else’s', async () => {
    const { viewer, everything } = await exportOf('FREELANCER')
    expect(everything.freelancer).toMatchObject({ skills: expect.any(Array), hourlyRate: expect.any(Number) })
    expect(everything.company).toMatchObject({ name: expect.any(String), services: expect.any(Array) })
    const own = await db.selectFrom('listing').select('id').where('sellerId', '=', viewer.id).execute()
    expect(own.length).toBeGreaterThan(0)
    const ids = everything.listings.map(({ id }: { id: string }) => id)
    expect([...ids].sort()).toEqual(own.map(({ id }) => id).sort())
    const [listing] = everything.listings
    expect(listing).toMatchObject({
      kind: 'service',
      price: expect.any(Number),
      tags: expect.any(Array),
      published: true,
    })
    const jobs = await db.selectFrom('job').select('id').where('companyId', '=', everything.company.id).execute()
    expect(everything.jobs).toHaveLength(jobs.length)
  })

  test('no hash, no token', async () => {
    const { visitor, everything } = await exportOf('VENDOR')
    const text = JSON.stringify(everything)
    expect(text).not.toMatch(/hash|argon2|token/i)
    expect(text).not.toContain(hashToken(visitor.token ?? ''))
  })
})
