import { badInput } from '../../api/errors/errors'
import type { UserRow } from '../../database/tables/tables'
import type { MutationMarkNotificationsReadArgs } from '../../generated/resolvers'
import type { InTransaction } from '../container-scopes'
import type { UserService } from '../user/user.service'
import type { Notifier } from './notifier'

const MAX_IDS = 100

interface Dependencies {
  userService: UserService
  inTransaction: InTransaction<{ notifier: Notifier }>
}

export const createNotificationCommands = ({ userService, inTransaction }: Dependencies) => ({
  /** Marks those with the ids and the path as read; all of them without either. */
  markRead: async (viewer: UserRow, { ids, path }: MutationMarkNotificationsReadArgs) => {
    if (ids && ids.length > MAX_IDS) throw badInput(`\`ids\` has at most ${MAX_IDS} entries.`)
    if (ids?.length !== 0) {
      await inTransaction(({ notifier }) =>
        notifier.markRead(viewer.id, { ids: ids ?? undefined, path: path ?? undefined }),
      )
    }
    return viewer
  },

  changeSettings: ({ id }: UserRow, { emailNotifications }: { emailNotifications: boolean }) =>
    userService.setEmailNotifications(id, emailNotifications),
})
