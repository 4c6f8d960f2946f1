import type { UserRow } from '../../database/tables/tables'
import type { UpdateProfileInput } from '../../generated/resolvers'
import { isUnchanged } from '../../lib/is-unchanged'
import { oneLine } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import type { ConversationService } from '../conversation/conversation.service'
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
    conversationService: Pick<ConversationService, 'partyRenamed'>
    credentialService: Pick<CredentialService, 'rename'>
    userService: UserService
    listingService: ListingService
  }>
}

const createProfileCommands = (dependencies: ProfileDependencies) => {
  const { afterResponse, throttle, uploads, inTransaction } = dependencies

  return {
    updateProfile: async (viewer: UserRow, input: UpdateProfileInput) => {
      const name = oneLine(input.name)
      const violation = nameViolation(name)
      if (violation) return invalidInput('name', violation)
      const chosen = input.avatar
      if (chosen != null && chosen !== viewer.avatar && !(await uploads.areOwn([chosen], viewer.id, 'avatar')))
        return invalidInput('avatar', 'Please upload the picture again')
      const avatarAfter = ({ avatar }: UserRow) => (chosen === null ? drawnAvatar(viewer.id) : (chosen ?? avatar))
      const current = await inTransaction(({ userService }) => userService.lockActive(viewer.id))
      if (isUnchanged(current, { name, avatar: avatarAfter(current) })) return updated(current)
      const throttled = await throttle([profileEditLimit(viewer.id)])
      if (throttled) return throttled
      const { before, user } = await inTransaction(async (scope) => {
        const before = await scope.userService.lockActive(viewer.id)
        if (name !== before.name) await scope.credentialService.rename(viewer.id)
        const user = await scope.userService.setProfile(before, name, avatarAfter(before))
        if (name !== before.name) {
          await scope.listingService.sellerRenamed(viewer.id, name)
          await scope.conversationService.partyRenamed(viewer.id, name)
        }
        return { before, user }
      })
      if (user.avatar !== before.avatar) afterResponse('an old portrait', () => uploads.removeUnused([before.avatar]))
      return updated(user)
    },
  }
}

const updated = (user: UserRow) => ({ __typename: 'ProfileUpdated' as const, user })

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
