import type { AccountParts } from './account.dependencies'
import { createDeletionService } from './deletion.service'
import { createEmailService } from './email.service'
import { createExportService } from './export.service'
import { createPasswordService } from './password.service'
import { createProfileService } from './profile.service'
import { createResetService } from './reset.service'

/** What people do with their own account. */
export const createAccountService = (parts: AccountParts) => ({
  ...createProfileService(parts),
  ...createPasswordService(parts),
  ...createResetService(parts),
  ...createEmailService(parts),
  ...createDeletionService(parts),
  ...createExportService(parts),
})
