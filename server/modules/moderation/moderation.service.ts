import type { UserRow } from '../../database/tables'
import { forbidden } from '../../errors'
import type {
  AuditAction,
  ChangeUserRoleInput,
  ReinstateUserInput,
  SuspendUserInput,
  UserRole,
} from '../../generated/resolvers'
import { newId } from '../../ids'
import type { PageRequest } from '../../paging/page'
import type { CompanyService } from '../company/company.service'
import type { FreelancerService } from '../freelancer/freelancer.service'
import { kindSoldBy } from '../listing/kind-sold-by'
import type { ListingService } from '../listing/listing.service'
import type { SessionService } from '../session/session.service'
import { isActive, type UserService } from '../user/user.service'
import type { ModerationRepository } from './moderation.repository'

const LONGEST_REASON = 500

/** What an act changes. */
interface Accounts {
  user: UserService
  session: SessionService
  company: CompanyService
  freelancer: FreelancerService
  listing: ListingService
  audit: ModerationRepository
}

/** An account that something is done to, as nobody else can change it meanwhile. */
interface Matter {
  accounts: Accounts
  subject: UserRow
  /** Why, tidied. */
  note: string
  /** Whether nobody else could run the platform. */
  isLastAdmin: boolean
  record: (action: AuditAction, fromRole?: UserRole, toRole?: UserRole) => Promise<unknown>
}

interface ModerationDependencies {
  audit: ModerationRepository
  now: () => Date
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (accounts: Accounts) => Promise<Result>) => Promise<Result>
}

export const createModerationService = ({ audit, now, inTransaction }: ModerationDependencies) => {
  /** Judges by what is true under lock: a moment ago the admin may have been suspended, or been one of two. */
  const about = async <Result>(
    actor: UserRow | undefined,
    { userId, reason }: { userId: string; reason: string },
    act: (matter: Matter) => Promise<Result>,
  ) => {
    const note = reason.trim()
    if (note === '') return invalid('reason', 'Please give a reason.')
    if (note.length > LONGEST_REASON) return invalid('reason', `A reason has at most ${LONGEST_REASON} characters.`)
    return inTransaction(async (accounts) => {
      const locked = await accounts.user.lockWithAdmins(userId)
      const admins = locked.filter((user) => user.role === 'ADMIN' && isActive(user))
      const acting = admins.find(({ id }) => id === actor?.id)
      if (!acting) throw forbidden()
      const subject = locked.find(({ id, deletedAt }) => id === userId && deletedAt === null)
      if (!subject) return invalid('userId', 'No account has this id.')
      return act({
        accounts,
        subject,
        note,
        isLastAdmin: admins.every(({ id }) => id === subject.id),
        record: (action, fromRole, toRole) =>
          accounts.audit.add({
            id: newId('aud'),
            at: now().toISOString(),
            actorId: acting.id,
            subjectId: subject.id,
            action,
            note,
            fromRole: fromRole ?? null,
            toRole: toRole ?? null,
          }),
      })
    })
  }

  return {
    page: (userId: string | null | undefined, request: PageRequest) => audit.page(userId ?? undefined, request),

    suspend: (actor: UserRow | undefined, input: SuspendUserInput) =>
      about(actor, input, async ({ accounts, subject: { id, suspendedAt }, note, record }) => {
        if (id === actor?.id) return invalid('userId', "You can't suspend your own account.")
        if (suspendedAt !== null) return invalid('userId', 'This account is suspended already.')
        const user = await accounts.user.suspend(id, note)
        await accounts.session.endAllOf(id)
        await showWhatIsTheirs(accounts, user)
        await record('SUSPENDED')
        return { __typename: 'UserSuspended' as const, user }
      }),

    reinstate: (actor: UserRow | undefined, input: ReinstateUserInput) =>
      about(actor, input, async ({ accounts, subject: { id, suspendedAt }, record }) => {
        if (suspendedAt === null) return invalid('userId', 'This account is not suspended.')
        const user = await accounts.user.reinstate(id)
        await showWhatIsTheirs(accounts, user)
        await record('REINSTATED')
        return { __typename: 'UserReinstated' as const, user }
      }),

    changeRole: (actor: UserRow | undefined, { role, ...input }: ChangeUserRoleInput) =>
      about(actor, input, async ({ accounts, subject, isLastAdmin, record }) => {
        if (subject.role === role) return invalid('role', 'This account has that role already.')
        if (isLastAdmin) {
          return {
            __typename: 'LastAdmin' as const,
            message: 'This is the last admin account. Make somebody else an admin first.',
          }
        }
        const user = await accounts.user.setRole(subject.id, role)
        await openProfiles(accounts, user)
        await showWhatIsTheirs(accounts, user)
        await record('ROLE_CHANGED', subject.role, role)
        return { __typename: 'UserRoleChanged' as const, user }
      }),
  }
}

const invalid = (field: string, message: string) => ({ __typename: 'InvalidInput' as const, field, message })

/** In good standing everybody sees what the role has; what another role had is kept for its return. */
const showWhatIsTheirs = async ({ company, freelancer, listing }: Accounts, user: UserRow) => {
  const { id, role } = user
  const kind = isActive(user) ? kindSoldBy(role) : undefined
  await company.setStanding(id, kind !== undefined)
  await freelancer.setStanding(id, kind !== undefined && role === 'FREELANCER')
  await listing.showOnly(id, kind)
}

/** Whom a business role finds without a profile, it gives one. */
const openProfiles = async ({ company, freelancer }: Accounts, user: UserRow) => {
  if (user.role === 'CUSTOMER' || user.role === 'ADMIN') return
  if (!(await company.ownedBy(user.id))) await company.open(user, user.name)
  if (user.role === 'FREELANCER') await freelancer.open(user)
}
