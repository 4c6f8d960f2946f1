import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { SignInAgainInput } from '../../generated/resolvers'
import { unauthenticated } from '../../lib/request-errors'
import { type PasswordCheck, wrongPassword } from '../account/password-check'
import type { SessionService } from '../session/session.service'
import type { SecondFactorCheck } from './second-factor-check'

interface Dependencies {
  passwordCheck: PasswordCheck
  secondFactorCheck: SecondFactorCheck
  sessionService: SessionService
  visitor: Visitor
}

/** Makes the session count as signed in just now, after the password or a second factor was verified. */
export const createSignInAgain =
  ({ passwordCheck, secondFactorCheck, sessionService, visitor }: Dependencies) =>
  async (viewer: UserRow, { password, ...factor }: SignInAgainInput) => {
    // The password check accepts every password of an account that has none.
    if (password != null && viewer.passwordHash === null) return wrongPassword
    const refused =
      password == null ? await secondFactorCheck(viewer.id, factor) : await passwordCheck(viewer, password)
    if (refused) return refused
    const at = visitor.token && (await sessionService.authenticatedNow(visitor.token))
    if (!at) throw unauthenticated()
    return { __typename: 'SignedInAgain' as const, at }
  }
