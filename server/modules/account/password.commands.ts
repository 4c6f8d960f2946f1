import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { ChangePasswordInput } from '../../generated/resolvers'
import type { Infrastructure } from '../../infrastructure/infrastructure'
import { invalidInput } from '../../lib/violations'
import type { InTransaction } from '../scopes'
import { hashPassword } from '../session/password'
import type { SessionService } from '../session/session.service'
import type { UserService } from '../user/user.service'
import { passwordChangedMail } from './account.mails'
import { passwordViolation } from './account.rules'
import type { AccountMailer } from './account-mailer'
import type { MailTokens } from './mail-tokens'
import { type PasswordCheck, wrongPassword } from './password-check'

interface Scope {
  mailTokens: MailTokens
  sessionService: SessionService
  userService: UserService
}

interface Dependencies extends Pick<Infrastructure, 'siteOrigin'> {
  accountMailer: AccountMailer
  passwordCheck: PasswordCheck
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}

export const createPasswordCommands = (dependencies: Dependencies) => {
  const { accountMailer, passwordCheck, siteOrigin, visitor, inTransaction } = dependencies
  return {
    changePassword: async (viewer: UserRow, { currentPassword, newPassword }: ChangePasswordInput) => {
      const violation = passwordViolation(newPassword)
      if (violation) return invalidInput('newPassword', violation)
      const refused = await passwordCheck(viewer, currentPassword)
      if (refused) return refused
      const passwordHash = await hashPassword(newPassword)
      const changed = await inTransaction(async ({ userService, sessionService, mailTokens }) => {
        const { passwordHash: current } = (await userService.lock(viewer.id)) ?? {}
        // Another request has changed it since it was checked.
        if (current !== viewer.passwordHash) return undefined
        await userService.setPassword(viewer.id, passwordHash)
        await mailTokens.invalidateAllOf(viewer.id)
        return {
          endedSessions: await sessionService.endAllOf(viewer.id, visitor.token),
          rotated: visitor.token === undefined ? undefined : await sessionService.rotate(visitor.token),
        }
      })
      if (!changed) return wrongPassword
      if (changed.rotated) visitor.setSession(changed.rotated)
      accountMailer.sendLater(viewer.email, passwordChangedMail(siteOrigin()))
      return { __typename: 'PasswordChanged' as const, endedSessions: changed.endedSessions }
    },
  }
}
