import type { UserRow } from '../../database/tables'
import type { ChangePasswordInput } from '../../generated/resolvers'
import { brokenPassword } from '../session/account-rules'
import { hashPassword } from '../session/password'
import type { AccountParts } from './account.dependencies'
import { passwordChangedLetter } from './mails'
import { wrongPassword } from './own-password'

type Parts = Pick<AccountParts, 'inTransaction' | 'ownPassword' | 'post' | 'visitor'>

export const createPasswordService = ({ inTransaction, ownPassword, post, visitor }: Parts) => ({
  changePassword: async (viewer: UserRow, { currentPassword, newPassword }: ChangePasswordInput) => {
    const broken = brokenPassword(newPassword)
    if (broken) return { __typename: 'InvalidInput' as const, field: 'newPassword', message: broken }
    const refused = await ownPassword(viewer, currentPassword)
    if (refused) return refused
    const passwordHash = await hashPassword(newPassword)
    const changed = await inTransaction(async ({ user: users, session, mailToken }) => {
      const { passwordHash: current } = (await users.lock(viewer.id)) ?? {}
      // Somebody has changed it since it was asked for.
      if (current !== viewer.passwordHash) return undefined
      await users.setPassword(viewer.id, passwordHash)
      await mailToken.voidAllOf(viewer.id)
      return {
        endedSessions: await session.endAllOf(viewer.id, visitor.token),
        rotated: visitor.token === undefined ? undefined : await session.rotate(visitor.token),
      }
    })
    if (!changed) return wrongPassword
    if (changed.rotated) visitor.keepSession(changed.rotated)
    post.sendLater(viewer.email, passwordChangedLetter(post.site()))
    return { __typename: 'PasswordChanged' as const, endedSessions: changed.endedSessions }
  },
})
