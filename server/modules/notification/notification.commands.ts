import type { UserRow } from '../../database/tables/tables'
import type { MutationMarkNotificationsReadArgs } from '../../generated/resolvers'
import { HOUR_SECONDS } from '../../lib/dates'
import { invalidInput } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import type { Throttle } from '../rate-limit/throttle'
import type { UserService } from '../user/user.service'
import type { Notifier } from './notifier'

const MAX_IDS = 100

interface Dependencies {
  throttle: Throttle
  inTransaction: InTransaction<{
    notifier: Notifier
    userService: Pick<UserService, 'lockActive' | 'setEmailNotifications'>
  }>
}

export const createNotificationCommands = ({ throttle, inTransaction }: Dependencies) => ({
  /** Marks those with the ids and the path as read; all of them without either. */
  markRead: async (viewer: UserRow, { ids, path }: MutationMarkNotificationsReadArgs) => {
    if (ids && ids.length > MAX_IDS) return invalidInput('ids', `At most ${MAX_IDS} at once.`)
    if (ids?.length !== 0) {
      await inTransaction(({ notifier }) =>
        notifier.markRead(viewer.id, { ids: ids ?? undefined, path: path ?? undefined }),
      )
    }
    return { __typename: 'NotificationsRead' as const, user: viewer }
  },

  changeSettings: async (viewer: UserRow, { emailNotifications }: { emailNotifications: boolean }) => {
    const current = await inTransaction(({ userService }) => userService.lockActive(viewer.id))
    if (current.emailNotifications === Number(emailNotifications)) return updated(current)
    // Each change of an account makes the cached pages of the whole site stale.
    const key = ['notification-settings', viewer.id] as const
    const refused = await throttle([{ key, max: 60, seconds: HOUR_SECONDS }])
    if (refused) return refused
    return inTransaction(async ({ userService }) =>
      updated(await userService.setEmailNotifications(viewer.id, emailNotifications)),
    )
  },
})

const updated = (user: UserRow) => ({ __typename: 'NotificationSettingsUpdated' as const, user })
