import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../../api/visitor'
import { createLog } from '../../infrastructure/log'
import { createAfterResponse } from '../../jobs/after-response'
import { registeredAs } from '../../testing/accounts/register'
import { conversationsAs } from '../../testing/conversations'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { UserRole } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { createContainer } from '../container'
import {
  NoteSavedListingDocument,
  SaveAndUnsaveListingDocument,
  SavedListingsWithPricesDocument,
  SaveListingDocument,
} from './saved.test.generated'

describe.each(databases)('prices and notes of saved listings on $name', async ({ openSample }) => {
  const db = await openSample()
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const later = createAfterResponse(createLog('silent'), 0)
  const execute = executor(db, { now: () => new Date(moment++), afterResponse: later.run })
  afterAll(() => db.destroy())

  let accountCount = 0
  const newAccount = async (role?: UserRole) => {
    accountCount += 1
    const account = await registeredAs(execute, `saver-${accountCount}@example.com`, role)
    const { run, viewer } = conversationsAs(execute, account.visitor)
    return {
      ...account,
      run,
      seller: sellerOf(execute, account.visitor),
      save: async (id: string) => (await run(SaveListingDocument, { id })).saveListing,
      note: async (id: string, note: string) =>
        (await run(NoteSavedListingDocument, { input: { id, note } })).noteSavedListing,
      saved: async () => (await run(SavedListingsWithPricesDocument, {})).savedListings.nodes,
      notifications: async () => {
        await later.finish()
        return (await viewer()).notifications.nodes.map(({ title, text, path }) => ({ title, text, path }))
      },
    }
  }

  const publisher = async () => {
    const vendor = await newAccount('VENDOR')
    const { id } = await vendor.seller.create()
    const publishAt = async (price: number) => {
      const { updatedAt } = await db
        .selectFrom('listingDraft')
        .select('updatedAt')
        .where('listingId', '=', id)
        .executeTakeFirst()
        .then(
          async (draft) =>
            draft ??
            (await db.selectFrom('listing').select('updatedAt').where('id', '=', id).executeTakeFirstOrThrow()),
        )
      await vendor.seller.edit({ ...completeDraft, id, updatedAt, price })
      await vendor.seller.publish(id)
    }
    return { vendor, id, publishAt }
  }

  test('one operation saves, notes and removes a listing, and each answer has what it has written', async () => {
    const { run } = await newAccount()
    const input = { id: 'srv-1101', note: 'For the launch' }
    expect(await run(SaveAndUnsaveListingDocument, { id: 'srv-1101', input })).toEqual({
      saveListing: { listing: { saved: true } },
      noteSavedListing: { listing: { savedListing: { note: 'For the launch' } } },
      unsaveListing: { listing: { saved: false } },
    })
  })

  test('price drop: each account that saved a listing is notified once of each lower price', async () => {
    const { vendor, id, publishAt } = await publisher()
    await publishAt(40)
    const [saver, other] = [await newAccount(), await newAccount()]
    await saver.save(id)
    await vendor.save(id)
    expect(await saver.saved()).toEqual([{ id, price: 40, savedListing: { price: 40, note: '' } }])
    await publishAt(45)
    expect(await saver.notifications()).toEqual([])
    await publishAt(30)
    const dropped = {
      title: `Price dropped: ${completeDraft.title}`,
      text: 'Now $30.00, instead of $40.00 when you saved it.',
      path: `/products/${id}`,
    }
    expect(await saver.notifications()).toEqual([dropped])
    expect(await saver.saved()).toEqual([{ id, price: 30, savedListing: { price: 40, note: '' } }])
    // Raised and lowered again to what the account knows.
    await publishAt(35)
    await publishAt(30)
    await db
      .updateTable('notification')
      .set({ readAt: new Date(moment).toISOString() })
      .where('userId', '=', saver.id)
      .execute()
    await publishAt(31)
    expect(await saver.notifications()).toEqual([dropped])
    await publishAt(20)
    expect((await saver.notifications())[0]?.text).toBe('Now $20.00, instead of $40.00 when you saved it.')
    expect([await vendor.notifications(), await other.notifications()]).toEqual([[], []])
    expect(await db.selectFrom('listingAnnouncement').selectAll().execute()).toEqual([])
  })

  test('price drop: of the price that is current when it is announced', async () => {
    const { id, publishAt } = await publisher()
    await publishAt(40)
    const saver = await newAccount()
    await saver.save(id)
    const infrastructure = testInfrastructure({ now: () => new Date(moment++) })
    const { announcementWorker, listings, savedRepository } = createContainer(db, infrastructure, nobody)
    await listings.offered(id)
    await db.updateTable('listing').set({ priceCents: 3_000 }).where('id', '=', id).execute()
    await savedRepository.addAnnouncement(id, 'LOWER_PRICE', new Date(0))
    await announcementWorker.run()
    expect((await saver.notifications())[0]?.text).toBe('Now $30.00, instead of $40.00 when you saved it.')
  })

  test('saved note: is for a saved listing, and at most 500 characters', async () => {
    const { note, save, saved } = await newAccount()
    expect((await note('srv-1101', 'Ask first')).__typename).toBe('ListingNotFound')
    await save('srv-1101')
    expect(await note('srv-1101', ' Ask about\ndrawings ')).toMatchObject({
      listing: { savedListing: { note: 'Ask about\ndrawings' } },
    })
    expect(await note('srv-1101', 'x'.repeat(501))).toEqual({ __typename: 'InvalidInput', field: 'note' })
    const stranger = await newAccount()
    expect((await stranger.note('srv-1101', 'Mine')).__typename).toBe('ListingNotFound')
    await note('srv-1101', '')
    expect((await saved())[0]?.savedListing?.note).toBe('')
  })
})
