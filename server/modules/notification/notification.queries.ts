import { emptyPage, type PageRequest } from '../../database/paging/page'
import type { NotificationRow, UserRow } from '../../database/tables/tables'
import type { NotificationRepository } from './notification.repository'

type Viewer = UserRow | undefined

/** Notifications. Only their recipient can read them. */
export const createNotificationQueries = (dependencies: { notificationRepository: NotificationRepository }) => {
  const { notificationRepository } = dependencies
  return {
    page: async ({ id }: Pick<UserRow, 'id'>, viewer: Viewer, request: PageRequest) =>
      id === viewer?.id ? notificationRepository.page(id, request) : emptyPage<NotificationRow>(),

    countUnread: async ({ id }: Pick<UserRow, 'id'>, viewer: Viewer) =>
      id === viewer?.id ? notificationRepository.countUnread(id) : 0,
  }
}
