import type { Database } from '../database/connection'
import { loaderOfOne } from '../loader'
import { createMailTokenRepository } from '../modules/account/mail-token.repository'
import { createMailTokenService, type MailTokenService } from '../modules/account/mail-token.service'
import { type CompanyRepository, createCompanyRepository } from '../modules/company/company.repository'
import { type CompanyService, createCompanyService } from '../modules/company/company.service'
import { createFreelancerRepository } from '../modules/freelancer/freelancer.repository'
import { createFreelancerService, type FreelancerService } from '../modules/freelancer/freelancer.service'
import { createModerationRepository, type ModerationRepository } from '../modules/moderation/moderation.repository'
import { createSessionRepository, type SessionRepository } from '../modules/session/session.repository'
import { createSessionService, type SessionService } from '../modules/session/session.service'
import { createUploadRepository } from '../modules/upload/upload.repository'
import { createUploadService, type UploadService } from '../modules/upload/upload.service'
import { createUserRepository, type UserRepository } from '../modules/user/user.repository'
import { createUserService, type UserService } from '../modules/user/user.service'
import type { Makers } from './lazily'
import type { Outside } from './outside'

export interface Accounts {
  audit: ModerationRepository
  companies: CompanyRepository
  company: CompanyService
  freelancer: FreelancerService
  mailToken: MailTokenService
  session: SessionService
  sessions: SessionRepository
  upload: UploadService
  user: UserService
  users: UserRepository
}

interface Given extends Pick<Outside, 'files' | 'now'> {
  db: Database
}

/** Who people are, and what they show of themselves. */
export const accounts: Makers<Accounts & Given, Accounts> = {
  audit: ({ db }) => createModerationRepository(db),
  companies: ({ db }) => createCompanyRepository(db),
  company: ({ companies, upload, now }) =>
    createCompanyService(
      companies,
      {
        byId: loaderOfOne(companies.byIds, ({ id }) => id),
        byOwner: loaderOfOne(companies.byOwners, ({ ownerId }) => ownerId),
      },
      { upload, now },
    ),
  freelancer: ({ db }) => createFreelancerService(createFreelancerRepository(db)),
  mailToken: ({ db, now }) => createMailTokenService(createMailTokenRepository(db), now),
  session: ({ sessions, user, now }) =>
    createSessionService(
      sessions,
      loaderOfOne(sessions.lastUsedOf, ({ userId }) => userId),
      user,
      now,
    ),
  sessions: ({ db }) => createSessionRepository(db),
  upload: ({ db, files, now }) => createUploadService(createUploadRepository(db), files, now),
  user: ({ users, company, freelancer, now }) =>
    createUserService(
      users,
      loaderOfOne(users.byIds, ({ id }) => id),
      { company, freelancer },
      now,
    ),
  users: ({ db }) => createUserRepository(db),
}
