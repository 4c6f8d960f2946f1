import type { Viewer } from '../../api/viewer'
import { emptyPage } from '../../database/paging/page'
import type { NotificationRow, UserRow } from '../../database/tables/tables'
import type { NotificationPageRequest, NotificationRepository } from './notification.repository'

/** Only the recipient can read notifications. */
export const createNotificationQueries = (dependencies: { notificationRepository: NotificationRepository }) => {
  const { notificationRepository } = dependencies
  return {
    page: async ({ id }: Pick<UserRow, 'id'>, viewer: Viewer, request: NotificationPageRequest) =>
      id === viewer?.id ? notificationRepository.page(id, request) : emptyPage<NotificationRow>(request),

    countUnread: async ({ id }: Pick<UserRow, 'id'>, viewer: Viewer) =>
      id === viewer?.id ? notificationRepository.countUnread(id) : 0,
  }
}
