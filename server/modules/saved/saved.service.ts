import type { ListingRow } from '../../database/tables/tables'
import type { AfterCommit } from '../scopes'
import type { AnnouncementWorker } from './announcement.worker'
import type { SavedRepository } from './saved.repository'

interface Dependencies {
  savedRepository: SavedRepository
  afterCommit: AfterCommit<{ announcementWorker: AnnouncementWorker }>
  now: () => Date
}

export const createSavedService = ({ savedRepository, afterCommit, now }: Dependencies) => ({
  /** Announces a newly published listing to the accounts with a saved search that matches, after the transaction. */
  announce: async ({ id }: ListingRow) => {
    await savedRepository.addAnnouncement(id, now())
    afterCommit('announcements', ({ announcementWorker }) => announcementWorker.run())
  },

  /** Removes the saved listings and searches of an account. */
  removeAllOf: savedRepository.removeAllOf,
})

export type SavedService = ReturnType<typeof createSavedService>
