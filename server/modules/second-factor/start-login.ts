import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { StartSession } from '../session/start-session'
import type { PendingLogins } from './pending-logins'
import type { SecondFactorService } from './second-factor.service'

interface Dependencies {
  pendingLogins: PendingLogins
  secondFactorService: SecondFactorService
  startSession: StartSession
  visitor: Visitor
}

/** Signs in an account after its password or social identity has been verified, or waits for its second factor. */
export const createStartLogin =
  ({ pendingLogins, secondFactorService, startSession, visitor }: Dependencies) =>
  async (account: UserRow, remember: boolean) => {
    const methods = await secondFactorService.methodsOf(account.id)
    if (methods.length === 0) return startSession(account, remember)
    visitor.setToken('pendingLogin', await pendingLogins.open(account, remember))
    return { __typename: 'SecondFactorRequired' as const, methods }
  }

export type StartLogin = ReturnType<typeof createStartLogin>
