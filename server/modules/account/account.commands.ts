import type { UserRow } from '../../database/tables/tables'
import type { UpdateProfileInput } from '../../generated/resolvers'
import { isUnchanged } from '../../lib/is-unchanged'
import { oneLine } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import type { CredentialService } from '../credential/credential.service'
import type { Infrastructure } from '../infrastructure'
import type { ListingService } from '../listing/listing.service'
import { profileEditLimit } from '../rate-limit/rate-limiter'
import type { Throttle } from '../rate-limit/throttle'
import type { UploadService } from '../upload/upload.service'
import { nameViolation } from '../user/user.rules'
import { drawnAvatar, type UserService } from '../user/user.service'
import { createDeletionCommands } from './deletion/deletion.commands'
import { createEmailCommands } from './email/email.commands'
import { createPasswordCommands } from './password.commands'

interface ProfileDependencies extends Pick<Infrastructure, 'afterResponse'> {
  throttle: Throttle
  uploads: UploadService
  inTransaction: InTransaction<{
    credentialService: Pick<CredentialService, 'rename'>
    userService: UserService
    listingService: ListingService
  }>
}

const createProfileCommands = (dependencies: ProfileDependencies) => {
  const { afterResponse, throttle, uploads, inTransaction } = dependencies

  /** The path of the avatar. Undefined if the input is not an upload of the viewer. */
  const avatarOf = async (viewer: UserRow, avatar: string | null | undefined) => {
    if (avatar === undefined || avatar === viewer.avatar) return viewer.avatar
    if (avatar === null) return drawnAvatar(viewer.id)
    return (await uploads.areOwn([avatar], viewer.id, 'avatar')) ? avatar : undefined
  }

  return {
    updateProfile: async (viewer: UserRow, input: UpdateProfileInput) => {
      const name = oneLine(input.name)
      const violation = nameViolation(name)
      if (violation) return invalidInput('name', violation)
      const avatar = await avatarOf(viewer, input.avatar)
      if (avatar === undefined) return invalidInput('avatar', 'Please upload the picture again')
      if (isUnchanged(viewer, { name, avatar })) return { __typename: 'ProfileUpdated' as const, user: viewer }
      const throttled = await throttle([profileEditLimit(viewer.id)])
      if (throttled) return throttled
      const user = await inTransaction(async ({ credentialService, userService, listingService }) => {
        const current = await userService.lockActive(viewer.id)
        if (name !== current.name) await credentialService.rename(viewer.id)
        const changed = await userService.setProfile(current, name, avatar)
        if (name !== current.name) await listingService.sellerRenamed(viewer.id, name)
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
