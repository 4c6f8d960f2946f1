import type { UserRow } from '../../database/tables'
import type { Visitor } from '../../visitor'
import type { UserService } from '../user/user.service'
import { deviceOf } from './device'
import type { SessionService } from './session.service'

export interface Accounts {
  user: UserService
  session: SessionService
}

export interface AdmissionDependencies {
  session: SessionService
  visitor: Visitor
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (accounts: Accounts) => Promise<Result>) => Promise<Result>
}

/** How whoever has shown who they are gets in, by whichever door. */
export const createAdmission = ({ session: sessions, visitor, inTransaction }: AdmissionDependencies) => {
  /** Ends the session that the visitor came with. */
  const end = async () => {
    if (visitor.token) await sessions.end(visitor.token)
  }

  return {
    end,

    device: () => deviceOf(visitor.userAgent),

    /**
     * A new token at every sign-in: one that was known before is worth nothing after. Undefined where the account has changed
     * since it was read, so that nobody slips in while sessions are being ended.
     */
    admit: async ({ id, passwordHash }: UserRow, remember: boolean) => {
      const admitted = await inTransaction(async ({ user: accounts, session }) => {
        const user = await accounts.lock(id)
        if (user?.deletedAt !== null || user.passwordHash !== passwordHash) return undefined
        if (user.suspendedAt !== null) return suspended
        return { user, session: await session.start(id, remember, deviceOf(visitor.userAgent)) }
      })
      if (!admitted || !('session' in admitted)) return admitted
      await end()
      visitor.keepSession(admitted.session)
      return admitted
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>

const suspended = {
  __typename: 'AccountSuspended' as const,
  message: 'This account is suspended. Write to support@marque.example to have it looked at.',
}
