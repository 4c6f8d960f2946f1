import type { Database } from '../database/connection'
import { createLiveRepository } from '../live/live.repository'
import { createTelling, type Telling } from '../live/telling'
import { loaderOfMany, loaderOfOne } from '../loader'
import {
  type ApplicationRepository,
  createApplicationRepository,
  pairOf,
} from '../modules/application/application.repository'
import { type ApplicationService, createApplicationService } from '../modules/application/application.service'
import type { CompanyService } from '../modules/company/company.service'
import {
  type ConversationRepository,
  createConversationRepository,
  placeOf,
} from '../modules/conversation/conversation.repository'
import { type ConversationService, createConversationService } from '../modules/conversation/conversation.service'
import { createMessagePages } from '../modules/conversation/message-pages'
import { createJobRepository, type JobRepository } from '../modules/job/job.repository'
import { createJobService, type JobService } from '../modules/job/job.service'
import { createJobClosing, type JobClosing } from '../modules/job/posting.service'
import {
  createNotificationRepository,
  type NotificationRepository,
} from '../modules/notification/notification.repository'
import { createNotificationService, type NotificationService } from '../modules/notification/notification.service'
import type { UserService } from '../modules/user/user.service'
import type { Makers } from './lazily'
import type { Outside } from './outside'

export interface Talk {
  application: ApplicationService
  applications: ApplicationRepository
  conversation: ConversationService
  conversations: ConversationRepository
  job: JobService
  jobClosing: JobClosing
  jobs: JobRepository
  notification: NotificationService
  notifications: NotificationRepository
  telling: Telling
}

interface Given extends Pick<Outside, 'now'> {
  db: Database
  company: CompanyService
  user: UserService
}

/** Conversations, notifications, and jobs with who applies to them. */
export const talk: Makers<Talk & Given, Talk> = {
  application: ({ applications, company, job, user, now }) =>
    createApplicationService({
      applications,
      eventsOf: loaderOfMany(applications.eventsOf, ({ applicationId }) => applicationId),
      countOf: loaderOfOne(applications.countsOf, ({ jobId }) => jobId),
      ofPair: loaderOfOne(applications.ofPairs, pairOf),
      company,
      job,
      user,
      now,
    }),
  applications: ({ db }) => createApplicationRepository(db),
  conversation: ({ conversations, user }) =>
    createConversationService({
      conversations,
      messages: createMessagePages(conversations),
      inPlace: loaderOfOne(conversations.inPlaces, placeOf),
      unread: loaderOfOne(conversations.unreadOf, ({ userId }) => userId),
      user,
    }),
  conversations: ({ db }) => createConversationRepository(db),
  job: ({ jobs, company, now }) =>
    createJobService(
      jobs,
      loaderOfOne(jobs.byIds, ({ id }) => id),
      { company, now },
    ),
  jobClosing: createJobClosing,
  jobs: ({ db }) => createJobRepository(db),
  notification: ({ notifications, telling, now }) => createNotificationService(notifications, telling, now),
  notifications: ({ db }) => createNotificationRepository(db),
  telling: ({ db, now }) => createTelling(createLiveRepository(db), now),
}
