import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { engagementsWith } from '../../testing/engagements'
import { executor } from '../../testing/execute'
import type { CartLineInput, EditListingInput, EngagementTransitionInput } from '../../testing/generated/schema'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { expectType, expectValue } from '../../testing/result'
import { runAs } from '../../testing/run-as'
import {
  ChoiceQuoteDocument,
  OfferedOptionsDocument,
  OwnOptionsDocument,
  SoldChoiceDocument,
} from './listing-option.test.generated'

const basic = { key: 'basic', name: 'Basic', price: 450, deliveryDays: 14, rounds: 0, contents: ['A search'] }
const standard = {
  key: 'standard',
  name: 'Standard',
  price: 700,
  deliveryDays: 10,
  rounds: 2,
  contents: ['A search', 'A call'],
}
const rush = { key: 'rush', name: 'Rush', price: 120.5, days: -4, rounds: 0 }
const extraClass = { key: 'class', name: 'Extra class', price: 90, days: 2, rounds: 1 }
const options = { packages: [standard, basic], extras: [rush, extraClass] }

describe.each(databases)('listing options on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const freelancer = sellerOf(execute, await signedInAs(execute, 'FREELANCER'))
  const vendor = sellerOf(execute, await signedInAs(execute, 'VENDOR'))
  const seller = await signedInAs(execute, 'FREELANCER')
  const customer = await signedInAs(execute, 'CUSTOMER')
  const { tryPlace, place, tryAdvance } = engagementsWith(execute)
  afterAll(() => db.destroy())

  const newDraft = async (changes: Partial<EditListingInput>, owner = freelancer) => {
    const { id, updatedAt } = await owner.create()
    return owner.edit({ ...completeDraft, id, updatedAt, ...changes })
  }
  const published = async (changes: Partial<EditListingInput>, owner = freelancer) => {
    const { id } = await newDraft(changes, owner)
    return owner.publish(id)
  }
  const change = async (id: string, changes: Partial<EditListingInput>, owner = freelancer) => {
    const { updatedAt } = await owner.read(id)
    await owner.edit({ ...completeDraft, id, updatedAt, ...changes })
    await owner.publish(id)
  }
  const offered = async (id: string) => (await execute(OfferedOptionsDocument, { id })).data
  const quote = async (...lines: CartLineInput[]) => (await execute(ChoiceQuoteDocument, { lines })).data.cartQuote
  const buy = async (line: Omit<CartLineInput, 'quantity'>, expectedTotal: number) => {
    const { engagements } = await place(customer, { lines: [{ quantity: 1, ...line }], expectedTotal })
    return expectValue(engagements[0]).id
  }
  const sold = async (id: string) =>
    expectValue((await runAs(execute, customer)(SoldChoiceDocument, { id })).engagement)

  test('packages: a draft keeps them, and publishing shows them with the price and days of the cheapest', async () => {
    const { id, updatedAt } = await newDraft({ ...options, price: 9, deliveryDays: 99 })
    const own = (await runAs(execute, seller)(OwnOptionsDocument, { id })).ownListing
    expect(own).toMatchObject({ ...options, price: 450, deliveryDays: 14, teamLicence: null })
    // Saving the same again changes nothing.
    expect((await freelancer.edit({ ...completeDraft, id, updatedAt, ...options })).updatedAt).toBe(updatedAt)
    await freelancer.publish(id)
    const { service } = await offered(id)
    expect(service).toMatchObject({ price: 450, deliveryDays: 14, hasPackages: true })
    expect(service?.packages).toEqual([
      { name: 'Standard', price: 700 },
      { name: 'Basic', price: 450 },
    ])
  })

  test('packages: changes of a published service stay in its draft, conflict with another tab, and can be discarded', async () => {
    const { id, updatedAt } = await published(options)
    const dearer = { packages: [{ ...standard, price: 800 }, basic], extras: [rush, extraClass] }
    expect(await freelancer.edit({ ...completeDraft, id, updatedAt, ...dearer })).toMatchObject({
      price: 450,
      hasUnpublishedChanges: true,
    })
    const late = await freelancer.tryEdit({ ...completeDraft, id, updatedAt, packages: [] })
    expect(late?.__typename).toBe('EditConflict')
    expect((await offered(id)).service?.extras).toEqual([
      { name: 'Rush', price: 120.5 },
      { name: 'Extra class', price: 90 },
    ])
    await freelancer.discard(id)
    expect((await runAs(execute, seller)(OwnOptionsDocument, { id })).ownListing).toMatchObject(options)
  })

  test('packages and extras are for services, the licence for more people for products', async () => {
    const teamLicence = { people: 25, price: 199 }
    const { id } = await published({ ...options, teamLicence }, vendor)
    expect((await offered(id)).product).toEqual({ id, price: 49.99, hasPackages: false, teamLicence })
    const service = await published({ teamLicence })
    expect((await runAs(execute, seller)(OwnOptionsDocument, { id: service.id })).ownListing?.teamLicence).toBeNull()
  })

  const invalid: [field: string, changes: Partial<EditListingInput>][] = [
    ['packages', { packages: ['a', 'b', 'c', 'd'].map((key) => ({ ...basic, key })) }],
    ['extras', { extras: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ ...rush, key })) }],
    ['packages', { packages: [basic], extras: [{ ...rush, key: 'basic' }] }],
    ['packages.0.key', { packages: [{ ...basic, key: 'A b' }] }],
    ['packages.1.name', { packages: [basic, { ...standard, name: 'x'.repeat(41) }] }],
    ['packages.0.price', { packages: [{ ...basic, price: -1 }] }],
    ['packages.0.price', { packages: [{ ...basic, price: 1.005 }] }],
    ['packages.0.deliveryDays', { packages: [{ ...basic, deliveryDays: 366 }] }],
    ['packages.0.rounds', { packages: [{ ...basic, rounds: 10 }] }],
    ['packages.0.contents', { packages: [{ ...basic, contents: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }] }],
    ['packages.0.contents', { packages: [{ ...basic, contents: ['x'.repeat(101)] }] }],
    ['extras.0.days', { extras: [{ ...rush, days: -365 }] }],
    ['extras.0.rounds', { extras: [{ ...rush, rounds: -1 }] }],
    ['teamLicence.people', { teamLicence: { people: 1, price: 9 } }],
    ['teamLicence.people', { teamLicence: { people: 1_000, price: 9 } }],
    ['teamLicence.price', { teamLicence: { people: 9, price: 1_000_001 } }],
  ]
  test.each(invalid)('edit listing: an invalid %s is refused (%#)', async (field, changes) => {
    const { id, updatedAt } = await freelancer.create()
    const result = await freelancer.tryEdit({ ...completeDraft, id, updatedAt, ...changes })
    expect(expectType(result, 'InvalidInput').field).toBe(field)
  })

  const incomplete: [field: string, changes: Partial<EditListingInput>][] = [
    ['packages.0.name', { packages: [{ ...basic, name: ' ' }] }],
    ['packages.0.name', { packages: [{ ...basic, name: '\u3164' }] }],
    ['packages.0.name', { packages: [basic, { ...standard, name: 'BASIC' }] }],
    ['packages.0.price', { packages: [{ ...basic, price: null }] }],
    ['packages.0.deliveryDays', { packages: [{ ...basic, deliveryDays: null }] }],
    ['extras.1.name', { extras: [rush, { ...extraClass, name: '' }] }],
    ['extras.0.price', { extras: [{ ...rush, price: null }] }],
    ['extras.0.days', { packages: [{ ...basic, deliveryDays: 4 }], extras: [rush] }],
    ['extras.1.days', { deliveryDays: 4, extras: [extraClass, rush] }],
  ]
  test.each(incomplete)('publish listing: a missing %s is saved and not published (%#)', async (field, changes) => {
    const { id } = await newDraft(changes)
    expect(expectType(await freelancer.tryPublish(id), 'InvalidInput').field).toBe(field)
  })

  test.each([
    ['teamLicence.people', { people: null, price: 9 }],
    ['teamLicence.price', { people: 9, price: null }],
  ])('publish listing: a missing %s is saved and not published', async (field, teamLicence) => {
    const { id } = await newDraft({ teamLicence }, vendor)
    expect(expectType(await vendor.tryPublish(id), 'InvalidInput').field).toBe(field)
  })

  test('cart quote: prices each choice, and adds the quantities of equal ones', async () => {
    const { id: listingId } = await published(options)
    const line = { listingId, packageId: 'standard', extraIds: ['class', 'rush'] }
    const { groups, total } = await quote(
      { ...line, quantity: 1 },
      { listingId, packageId: 'basic', quantity: 1 },
      { ...line, extraIds: ['rush', 'class'], quantity: 2 },
    )
    const [first, second] = groups[0]?.lines ?? []
    expect(first).toMatchObject({ quantity: 3, unitPrice: 910.5, deliveryDays: 8 })
    expect(first?.choice).toEqual({
      basePrice: 700,
      rounds: 3,
      package: { name: 'Standard' },
      extras: [
        { name: 'Rush', price: 120.5 },
        { name: 'Extra class', price: 90 },
      ],
      teamLicence: null,
    })
    expect(second).toMatchObject({ quantity: 1, unitPrice: 450, deliveryDays: 14 })
    expect(total).toBe(3_181.5)
  })

  test('cart quote: what is no longer offered as chosen is told, and costs nothing', async () => {
    const { id: listingId } = await published(options)
    const { id: productId } = await published({ teamLicence: { people: 25, price: 199 } }, vendor)
    const chosen = [
      { listingId, packageId: 'gold', extraIds: [], licence: null },
      { listingId, packageId: 'basic', extraIds: ['gone'], licence: null },
      { listingId, packageId: null, extraIds: [], licence: null },
      { listingId: productId, packageId: null, extraIds: [], licence: 5 },
    ]
    const { unavailableChoices, unavailableListingIds, groups, total } = await quote(
      ...chosen.map((each) => ({ ...each, quantity: 1 })),
    )
    expect(unavailableChoices).toEqual(chosen.map(({ listingId: id, ...rest }) => ({ listing: { id }, ...rest })))
    expect([unavailableListingIds, groups, total]).toEqual([[], [], 0])
  })

  test('cart quote: six extras in a line are refused', async () => {
    const extraIds = ['a', 'b', 'c', 'd', 'e', 'f']
    const { errors } = await execute(ChoiceQuoteDocument, { lines: [{ listingId: 'srv-1', quantity: 1, extraIds }] })
    expect(errors?.[0]?.message).toBe('A line has at most 5 extras.')
  })

  test('place order: a package that is gone is refused like a listing that is gone; a dearer extra like a dearer listing', async () => {
    const { id: listingId } = await published(options)
    const order = { lines: [{ listingId, packageId: 'basic', extraIds: ['rush'], quantity: 1 }], expectedTotal: 570.5 }
    await change(listingId, { packages: [basic], extras: [{ ...rush, price: 130 }] })
    expect(expectType(await tryPlace(customer, order), 'PriceChanged').message).toContain('$580.00')
    await change(listingId, { packages: [standard], extras: [rush] })
    expect(expectType(await tryPlace(customer, order), 'LineUnavailable').listingIds).toEqual([listingId])
  })

  test('engagement: keeps package and extras of the day of sale, with their price and days', async () => {
    const { id: listingId } = await published(options)
    const id = await buy({ listingId, packageId: 'standard', extraIds: ['rush'] }, 820.5)
    await change(listingId, { packages: [{ ...standard, contents: ['Nothing'], rounds: 9, price: 1 }] })
    expect(await sold(id)).toMatchObject({
      days: 6,
      roundsLeft: 2,
      choice: {
        basePrice: 700,
        rounds: 2,
        package: { name: 'Standard', deliveryDays: 10, contents: ['A search', 'A call'] },
        extras: [{ name: 'Rush', price: 120.5, days: -4 }],
      },
    })
  })

  /** Delivers and asks for changes until the buyer can't any more; returns what the buyer is told each time. */
  const roundsOf = async (packageId: string, price: number) => {
    const { id: listingId } = await published(options)
    const id = await buy({ listingId, packageId }, price)
    const take = (visitor: typeof customer, transition: EngagementTransitionInput) =>
      tryAdvance(visitor, id, transition)
    await take(customer, { submitRequirements: { message: 'All of it.' } })
    const told: string[] = []
    for (;;) {
      await take(seller, { deliver: { message: 'Here it is.' } })
      const { availableTransitions } = await sold(id)
      const request = availableTransitions.find(({ name }) => name === 'REQUEST_CHANGES')
      if (!request) return { told, last: await take(customer, { requestChanges: { message: 'Again.' } }) }
      told.push(request.explanation)
      await take(customer, { requestChanges: { message: 'Again.' } })
    }
  }

  test('rounds of changes: a package with two has two, and says how many are left', async () => {
    const { told, last } = await roundsOf('standard', 700)
    expect(told).toEqual([
      expect.stringContaining('You have 2 rounds of changes left.'),
      expect.stringContaining('You have one round of changes left.'),
    ])
    expect(last?.__typename).toBe('TransitionRefused')
  })

  test('rounds of changes: a package without any has none', async () => {
    const { told, last } = await roundsOf('basic', 450)
    expect([told, last?.__typename]).toEqual([[], 'TransitionRefused'])
  })

  test('licence for more people: its price is paid, and the licence of the day of sale says for how many it is', async () => {
    const { id: listingId } = await published({ teamLicence: { people: 25, price: 199 }, licence: 'Use it.' }, vendor)
    const team = await sold(await buy({ listingId, licence: 25 }, 199))
    expect(team.licence).toBe('This licence is for up to 25 people of the company that buys it.\n\nUse it.')
    expect(team.choice).toMatchObject({ basePrice: 199, teamLicence: { people: 25 } })
    const single = await sold(await buy({ listingId }, 49.99))
    expect(single.licence).toBe('This licence is for one person.\n\nUse it.')
  })
})
