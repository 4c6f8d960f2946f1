import type { Database } from './database/connection'
import { createLiveRepository } from './live/live.repository'
import { createTelling } from './live/telling'
import { loaderOfMany, loaderOfOne } from './loader'
import { createApplicationRepository, pairOf } from './modules/application/application.repository'
import { createApplicationService } from './modules/application/application.service'
import type { CompanyService } from './modules/company/company.service'
import { createConversationRepository, placeOf } from './modules/conversation/conversation.repository'
import { createConversationService } from './modules/conversation/conversation.service'
import { createMessagePages } from './modules/conversation/message-pages'
import { createJobRepository } from './modules/job/job.repository'
import { createJobService } from './modules/job/job.service'
import { createJobClosing } from './modules/job/posting.service'
import { createNotificationRepository } from './modules/notification/notification.repository'
import { createNotificationService } from './modules/notification/notification.service'
import type { UserService } from './modules/user/user.service'
import type { Outside } from './services'

/** Conversations, notifications, and jobs with who applies to them. */
export const createTalk = (
  db: Database,
  { now }: Pick<Outside, 'now'>,
  { company, user }: { company: CompanyService; user: UserService },
) => {
  const conversations = createConversationRepository(db)
  const notifications = createNotificationRepository(db)
  const telling = createTelling(createLiveRepository(db), now)
  const notification = createNotificationService(notifications, telling, now)
  const applications = createApplicationRepository(db)
  const jobs = createJobRepository(db)
  const job = createJobService(
    jobs,
    loaderOfOne(jobs.byIds, ({ id }) => id),
    { company, now },
  )
  return {
    applications,
    application: createApplicationService({
      applications,
      eventsOf: loaderOfMany(applications.eventsOf, ({ applicationId }) => applicationId),
      countOf: loaderOfOne(applications.countsOf, ({ jobId }) => jobId),
      ofPair: loaderOfOne(applications.ofPairs, pairOf),
      company,
      job,
      user,
      now,
    }),
    jobClosing: createJobClosing({ applications, jobs, notification, now }),
    conversations,
    conversation: createConversationService({
      conversations,
      messages: createMessagePages(conversations),
      inPlace: loaderOfOne(conversations.inPlaces, placeOf),
      unread: loaderOfOne(conversations.unreadOf, ({ userId }) => userId),
      user,
    }),
    job,
    jobs,
    notification,
    notifications,
    telling,
  }
}
