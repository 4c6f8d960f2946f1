import type { UserRow } from '../../database/tables'
import { unauthenticated } from '../../errors'
import type { UpdateProfileInput } from '../../generated/resolvers'
import { brokenName } from '../session/account-rules'
import { drawnAvatar, isActive } from '../user/user.service'
import type { AccountParts } from './account.dependencies'

export const createProfileService = ({
  upload,
  later,
  inTransaction,
}: Pick<AccountParts, 'upload' | 'later' | 'inTransaction'>) => {
  /** The path that an input asks for; undefined where it isn't theirs to show. */
  const avatarOf = async (viewer: UserRow, avatar: string | null | undefined) => {
    if (avatar === undefined || avatar === viewer.avatar) return viewer.avatar
    if (avatar === null) return drawnAvatar(viewer.id)
    return (await upload.areOwn([avatar], viewer.id, 'avatar')) ? avatar : undefined
  }

  return {
    updateProfile: async (viewer: UserRow, input: UpdateProfileInput) => {
      const name = input.name.trim()
      const broken = brokenName(name)
      if (broken) return { __typename: 'InvalidInput' as const, field: 'name', message: broken }
      const avatar = await avatarOf(viewer, input.avatar)
      if (avatar === undefined) {
        return { __typename: 'InvalidInput' as const, field: 'avatar', message: 'Please upload the picture once more' }
      }
      const user = await inTransaction(async ({ user: users, listing }) => {
        const current = await users.lock(viewer.id)
        if (!current || !isActive(current)) throw unauthenticated()
        const changed = await users.setProfile(current, name, avatar)
        if (name !== viewer.name) await listing.sellerRenamed(viewer.id, name)
        return changed
      })
      if (avatar !== viewer.avatar) later('an old portrait', () => upload.removeUnused([viewer.avatar]))
      return { __typename: 'ProfileUpdated' as const, user }
    },
  }
}
