import type { NewNotification, Notifier } from '../notification/notifier'
import type { UserService } from '../user/user.service'

interface Dependencies {
  notifier: Pick<Notifier, 'notify'>
  userService: Pick<UserService, 'activeAdmins'>
}

type Notice = Pick<NewNotification, 'kind' | 'aboutId' | 'title' | 'text' | 'path'>

export const createAdminNotices = ({ notifier, userService }: Dependencies) => ({
  /** Notifies every admin but the one who caused it. */
  notify: async (notice: Notice, causedById: string | null = null) => {
    for (const { id: userId } of await userService.activeAdmins())
      if (userId !== causedById) await notifier.notify({ ...notice, userId })
  },
})

export type AdminNotices = ReturnType<typeof createAdminNotices>
