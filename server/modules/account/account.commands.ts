import { createDeletionCommands } from './deletion.commands'
import { createEmailCommands } from './email.commands'
import { createPasswordCommands } from './password.commands'
import { createPasswordResetCommands } from './password-reset.commands'
import { createProfileCommands } from './profile.commands'

type Dependencies = Parameters<typeof createDeletionCommands>[0] &
  Parameters<typeof createEmailCommands>[0] &
  Parameters<typeof createPasswordCommands>[0] &
  Parameters<typeof createPasswordResetCommands>[0] &
  Parameters<typeof createProfileCommands>[0]

/** Commands on the viewer's own account. */
export const createAccountCommands = (dependencies: Dependencies) => ({
  ...createDeletionCommands(dependencies),
  ...createEmailCommands(dependencies),
  ...createPasswordCommands(dependencies),
  ...createPasswordResetCommands(dependencies),
  ...createProfileCommands(dependencies),
})

export type AccountCommands = ReturnType<typeof createAccountCommands>
