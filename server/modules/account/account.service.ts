import type { AccountDependencies } from './account.dependencies'
import { createDeletionService } from './deletion.service'
import { createEmailService } from './email.service'
import { createExportService } from './export.service'
import { createOwnPassword } from './own-password'
import { createPasswordService } from './password.service'
import { createPost } from './post'
import { createProfileService } from './profile.service'
import { createResetService } from './reset.service'

/** What people do with their own account. */
export const createAccountService = ({ mail, site, ...dependencies }: AccountDependencies) => {
  const { attempts, visitor, later, kept, session } = dependencies
  const parts = {
    ...dependencies,
    post: createPost({ mail, site, later }),
    ownPassword: createOwnPassword(attempts, visitor),
  }
  return {
    ...createProfileService(parts),
    ...createPasswordService(parts),
    ...createResetService(parts),
    ...createEmailService(parts),
    ...createDeletionService(parts),
    ...createExportService({ kept, session }),
  }
}
