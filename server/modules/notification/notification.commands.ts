import { badInput } from '../../api/errors'
import type { UserRow } from '../../database/tables/tables'
import type { InTransaction } from '../scopes'
import type { UserService } from '../user/user.service'
import type { Notifier } from './notifier'

const MAX_IDS = 100

interface Dependencies {
  userService: UserService
  inTransaction: InTransaction<{ notifier: Notifier }>
}

export const createNotificationCommands = ({ userService, inTransaction }: Dependencies) => ({
  /** Marks some notifications as read, or all of them without `ids`. */
  markRead: async (viewer: UserRow, ids: readonly string[] | null | undefined) => {
    if (ids && ids.length > MAX_IDS) throw badInput(`\`ids\` has at most ${MAX_IDS} entries.`)
    if (ids?.length !== 0) {
      await inTransaction(({ notifier }) => notifier.markRead(viewer.id, { ids: ids ?? undefined }))
    }
    return viewer
  },

  changeSettings: ({ id }: UserRow, { emailNotifications }: { emailNotifications: boolean }) =>
    userService.setEmailNotifications(id, emailNotifications),
})
