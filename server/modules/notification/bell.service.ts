import type { NotificationRow, UserRow } from '../../database/tables'
import { badInput } from '../../errors'
import { emptyPage, type PageRequest } from '../../paging/page'
import type { UserService } from '../user/user.service'
import type { NotificationRepository } from './notification.repository'
import type { NotificationService } from './notification.service'

const MOST_AT_ONCE = 100

interface Dependencies {
  notifications: NotificationRepository
  user: UserService
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (within: { notification: NotificationService }) => Promise<Result>) => Promise<Result>
}

type Viewer = UserRow | undefined

/** What happened to the viewer, as they see it. */
export const createBellService = ({ notifications, user, inTransaction }: Dependencies) => ({
  page: async ({ id }: UserRow, viewer: Viewer, request: PageRequest) =>
    id === viewer?.id ? notifications.page(id, request) : emptyPage<NotificationRow>(),

  countUnread: async ({ id }: UserRow, viewer: Viewer) => (id === viewer?.id ? notifications.countUnread(id) : 0),

  markRead: async (viewer: UserRow, ids: readonly string[] | null | undefined) => {
    if (ids && ids.length > MOST_AT_ONCE) throw badInput(`\`ids\` has at most ${MOST_AT_ONCE} entries.`)
    if (ids?.length !== 0) {
      await inTransaction(({ notification }) => notification.markRead(viewer.id, { ids: ids ?? undefined }))
    }
    return viewer
  },

  changeSettings: ({ id }: UserRow, { mailsMissed }: { mailsMissed: boolean }) => user.setMailsMissed(id, mailsMissed),
})
