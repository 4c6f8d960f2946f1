import type { UserRow } from '../../database/tables/tables'
import type {
  AuditAction,
  ChangeUserRoleInput,
  ReinstateUserInput,
  SuspendUserInput,
  UserRole,
} from '../../generated/resolvers'
import { ADMIN_USERS_PATH } from '../../lib/addresses/site-paths'
import { newId } from '../../lib/ids'
import { forbidden } from '../../lib/request-errors'
import { paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import type { EmailConfirmation } from '../account/email/email-confirmation'
import type { CompanyQueries } from '../company/company.queries'
import type { CompanyService } from '../company/company.service'
import type { InTransaction } from '../container-scopes'
import type { EngagementPauses } from '../engagement/deadlines/engagement-pauses'
import type { FreelancerService } from '../freelancer/freelancer.service'
import { kindSoldBy, type ListingService } from '../listing/listing.service'
import type { Transfers } from '../payout/transfer.service'
import type { SecurityLog } from '../security-log/security-log.service'
import type { SessionService } from '../session/session.service'
import { isActive, lastAdmin, type UserService } from '../user/user.service'
import type { AdminNotices } from './admin-notices'
import type { AuditRepository } from './audit.repository'
import type { SuspensionNotices } from './suspension-notices'

const MAX_REASON_LENGTH = 500

interface Scope {
  adminNotices: AdminNotices
  auditRepository: AuditRepository
  companies: CompanyQueries
  companyService: CompanyService
  engagementPauses: EngagementPauses
  freelancerService: FreelancerService
  listingService: ListingService
  securityLog: SecurityLog
  sessionService: SessionService
  suspensionNotices: SuspensionNotices
  transfers: Pick<Transfers, 'resume'>
  userService: UserService
}

/** Anybody can register with an address that is another person's. */
const unconfirmed = ({ name }: UserRow) =>
  invalidInput('role', `${name} has not confirmed the email address yet. An admin needs a confirmed one.`)

type RecordEvent = (action: AuditAction, fromRole?: UserRole, toRole?: UserRole) => Promise<unknown>

/** A locked account with everything that a moderation command needs. */
interface LockedAccount {
  scope: Scope
  subject: UserRow
  /** The admin's reason, trimmed. */
  note: string
  /** True if no other active admin exists. */
  isLastAdmin: boolean
  record: RecordEvent
}

interface Dependencies {
  emailConfirmation: Pick<EmailConfirmation, 'isRequiredOf'>
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export const createModerationCommands = ({ emailConfirmation, now, inTransaction }: Dependencies) => {
  /** Locks the account and all admins, because the acting admin may have been suspended or may be the last one now. */
  const withAccount = async <Result>(
    actor: UserRow,
    { userId, reason }: { userId: string; reason: string },
    work: (account: LockedAccount) => Promise<Result>,
  ) => {
    const note = paragraphs(reason)
    if (note === '') return invalidInput('reason', 'Please give a reason.')
    if (note.length > MAX_REASON_LENGTH)
      return invalidInput('reason', `A reason has at most ${MAX_REASON_LENGTH} characters.`)
    return inTransaction(async (scope) => {
      const locked = await scope.userService.lockWithAdmins(userId)
      const admins = locked.filter((user) => user.role === 'ADMIN' && isActive(user))
      const admin = admins.find(({ id }) => id === actor.id)
      if (!admin) throw forbidden()
      const subject = locked.find(({ id, deletedAt }) => id === userId && deletedAt === null)
      if (!subject) return invalidInput('userId', 'No account has this id.')
      const isLastAdmin = admins.every(({ id }) => id === subject.id)
      return work({ scope, subject, note, isLastAdmin, record: recorder(scope, admin, subject, note) })
    })
  }

  const recorder =
    ({ auditRepository }: Scope, { id: actorId }: UserRow, { id: subjectId }: UserRow, note: string): RecordEvent =>
    (action, fromRole, toRole) =>
      auditRepository.add({
        id: newId('aud'),
        at: now().toISOString(),
        actorId,
        subjectId,
        action,
        note,
        fromRole: fromRole ?? null,
        toRole: toRole ?? null,
        recordId: null,
        amountCents: null,
        onceKey: null,
      })

  return {
    suspend: (actor: UserRow, input: SuspendUserInput) =>
      withAccount(actor, input, async ({ scope, subject: { id, suspendedAt }, note, record }) => {
        if (id === actor.id) return invalidInput('userId', "You can't suspend your own account.")
        if (suspendedAt !== null) return invalidInput('userId', 'This account is suspended already.')
        const user = await scope.userService.suspend(id, note)
        await scope.sessionService.endAllOf(id)
        await updateVisibility(scope, user)
        await scope.engagementPauses.stopDeadlinesOf(id)
        await scope.suspensionNotices.suspended(user, note)
        await record('SUSPENDED')
        await scope.securityLog.record(id, 'SUSPENDED')
        return { __typename: 'UserSuspended' as const, user }
      }),

    reinstate: (actor: UserRow, input: ReinstateUserInput) =>
      withAccount(actor, input, async ({ scope, subject: { id, suspendedAt }, record }) => {
        if (suspendedAt === null) return invalidInput('userId', 'This account is not suspended.')
        const user = await scope.userService.reinstate(id)
        await updateVisibility(scope, user)
        const resumed = await scope.engagementPauses.startDeadlinesOf(id)
        await scope.transfers.resume(id)
        await scope.suspensionNotices.reinstated(user, resumed)
        await record('REINSTATED')
        await scope.securityLog.record(id, 'REINSTATED')
        return { __typename: 'UserReinstated' as const, user }
      }),

    changeRole: (actor: UserRow, { role, ...input }: ChangeUserRoleInput) =>
      withAccount(actor, input, async ({ scope, subject, isLastAdmin, record }) => {
        if (subject.role === role) return invalidInput('role', 'This account has that role already.')
        if (isLastAdmin) return lastAdmin
        if (role === 'ADMIN' && emailConfirmation.isRequiredOf(subject)) return unconfirmed(subject)
        return {
          __typename: 'UserRoleChanged' as const,
          user: await setRole(scope, subject, { role, byId: actor.id, record }),
        }
      }),

    /**
     * Makes an account an admin for the operator of the site, because a new site has no admin yet. Returns undefined if no active
     * account has the address, and `unconfirmed` if its owner has yet to confirm it.
     */
    appointAdmin: (email: string) =>
      inTransaction(async (scope) => {
        const found = await scope.userService.byEmail(email)
        const locked = found ? await scope.userService.lockWithAdmins(found.id) : []
        const subject = locked.find((user) => user.id === found?.id && isActive(user))
        if (!subject || subject.role === 'ADMIN') return subject
        if (emailConfirmation.isRequiredOf(subject)) return 'unconfirmed'
        const record = recorder(scope, subject, subject, 'By the operator of the site.')
        return setRole(scope, subject, { role: 'ADMIN', byId: subject.id, record })
      }),
  }
}

const setRole = async (
  scope: Scope,
  subject: UserRow,
  { role, byId, record }: { role: UserRole; byId: string; record: RecordEvent },
) => {
  if (role === 'ADMIN') await scope.adminNotices.notify(newAdminNotice(subject), byId)
  const user = await scope.userService.setRole(subject.id, role)
  await openProfiles(scope, user)
  await updateVisibility(scope, user)
  await record('ROLE_CHANGED', subject.role, role)
  await scope.securityLog.record(subject.id, 'ROLE_CHANGED', role)
  return user
}

const newAdminNotice = ({ id, name }: UserRow) => ({
  kind: 'ROLE' as const,
  aboutId: id,
  title: 'New admin',
  text: `${name} has been made an admin.`,
  path: ADMIN_USERS_PATH,
})

/** Shows the listings of an active account's role. Listings of another role stay hidden until the account has that role again. */
const updateVisibility = async ({ companyService, freelancerService, listingService }: Scope, user: UserRow) => {
  const { id, role } = user
  const kind = isActive(user) ? kindSoldBy(role) : undefined
  await companyService.setVisible(id, kind !== undefined)
  await freelancerService.setVisible(id, kind !== undefined && role === 'FREELANCER')
  await listingService.showOnly(user, kind)
}

/** Creates the profiles that a seller's account lacks. */
const openProfiles = async ({ companies, companyService, freelancerService }: Scope, user: UserRow) => {
  if (user.role === 'CUSTOMER' || user.role === 'ADMIN') return
  if (!(await companies.ownedBy(user.id))) await companyService.open(user, user.name)
  if (user.role === 'FREELANCER') await freelancerService.open(user)
}
