import { unauthenticated } from '../../api/errors'
import type { UserRow } from '../../database/tables/tables'
import type { UpdateProfileInput } from '../../generated/resolvers'
import type { Infrastructure } from '../../infrastructure/infrastructure'
import { invalidInput } from '../../lib/violations'
import type { ListingService } from '../listing/listing.service'
import type { InTransaction } from '../scopes'
import type { UploadService } from '../upload/upload.service'
import { drawnAvatar, isActive, type UserService } from '../user/user.service'
import { nameViolation } from './account.rules'
import { createDeletionCommands } from './deletion.commands'
import { createEmailCommands } from './email.commands'
import { createPasswordCommands } from './password.commands'

interface ProfileDependencies extends Pick<Infrastructure, 'afterResponse'> {
  uploads: UploadService
  inTransaction: InTransaction<{ userService: UserService; listingService: ListingService }>
}

const createProfileCommands = ({ afterResponse, uploads, inTransaction }: ProfileDependencies) => {
  /** The portrait's path. Undefined if the input is not an upload of the viewer. */
  const avatarOf = async (viewer: UserRow, avatar: string | null | undefined) => {
    if (avatar === undefined || avatar === viewer.avatar) return viewer.avatar
    if (avatar === null) return drawnAvatar(viewer.id)
    return (await uploads.areOwn([avatar], viewer.id, 'avatar')) ? avatar : undefined
  }

  return {
    updateProfile: async (viewer: UserRow, input: UpdateProfileInput) => {
      const name = input.name.trim()
      const violation = nameViolation(name)
      if (violation) return invalidInput('name', violation)
      const avatar = await avatarOf(viewer, input.avatar)
      if (avatar === undefined) return invalidInput('avatar', 'Please upload the picture again')
      const user = await inTransaction(async ({ userService, listingService }) => {
        const current = await userService.lock(viewer.id)
        if (!current || !isActive(current)) throw unauthenticated()
        const changed = await userService.setProfile(current, name, avatar)
        if (name !== viewer.name) await listingService.sellerRenamed(viewer.id, name)
        return changed
      })
      if (avatar !== viewer.avatar) afterResponse('an old portrait', () => uploads.removeUnused([viewer.avatar]))
      return { __typename: 'ProfileUpdated' as const, user }
    },
  }
}

type Dependencies = Parameters<typeof createDeletionCommands>[0] &
  Parameters<typeof createEmailCommands>[0] &
  Parameters<typeof createPasswordCommands>[0] &
  Parameters<typeof createProfileCommands>[0]

/** Commands on the viewer's own account. */
export const createAccountCommands = (dependencies: Dependencies) => ({
  ...createDeletionCommands(dependencies),
  ...createEmailCommands(dependencies),
  ...createPasswordCommands(dependencies),
  ...createProfileCommands(dependencies),
})
