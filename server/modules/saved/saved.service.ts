import type { ListingRow } from '../../database/tables/tables'
import type { AfterCommit } from '../container-scopes'
import type { AnnouncementWorker } from './announcement.worker'
import type { SavedRepository } from './saved.repository'

interface Dependencies {
  savedRepository: SavedRepository
  afterCommit: AfterCommit<{ announcementWorker: AnnouncementWorker }>
  now: () => Date
}

export const createSavedService = ({ savedRepository, afterCommit, now }: Dependencies) => ({
  /**
   * Announces a published listing, after the transaction: a new one to the accounts with a saved search that matches, a lower price
   * to those that have saved the listing.
   */
  announce: async ({ id, priceCents }: ListingRow, before: ListingRow | undefined) => {
    if (before && priceCents >= before.priceCents) return
    await savedRepository.addAnnouncement(id, before ? 'LOWER_PRICE' : 'NEW', now())
    afterCommit('announcements', ({ announcementWorker }) => announcementWorker.run())
  },

  /** Removes the saved listings and searches of an account. */
  removeAllOf: savedRepository.removeAllOf,
})

export type SavedService = ReturnType<typeof createSavedService>
