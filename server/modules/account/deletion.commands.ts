import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { Infrastructure } from '../../infrastructure/infrastructure'
import type { ApplicationService } from '../application/application.service'
import type { CompanyService } from '../company/company.service'
import type { AccountClosing } from '../engagement/account-closing'
import type { FreelancerService } from '../freelancer/freelancer.service'
import type { ListingService } from '../listing/listing.service'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import type { SavedService } from '../saved/saved.service'
import type { InTransaction } from '../scopes'
import type { SessionService } from '../session/session.service'
import type { UploadService } from '../upload/upload.service'
import { isActive, type UserService } from '../user/user.service'
import type { MailTokens } from './mail-tokens'
import { type PasswordCheck, wrongPassword } from './password-check'

/** The services of all modules that hold data of an account. */
interface Scope {
  accountClosing: AccountClosing
  applicationService: ApplicationService
  companyService: CompanyService
  freelancerService: FreelancerService
  listingService: ListingService
  mailTokens: MailTokens
  notifier: Notifier
  outbox: Outbox
  savedService: SavedService
  sessionService: SessionService
  userService: UserService
}

interface Dependencies extends Pick<Infrastructure, 'afterResponse'> {
  passwordCheck: PasswordCheck
  uploads: UploadService
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}

export const createDeletionCommands = (dependencies: Dependencies) => {
  const { afterResponse, passwordCheck, uploads, visitor, inTransaction } = dependencies

  const close = async (scope: Scope, { id, passwordHash }: UserRow) => {
    const locked = await scope.userService.lockWithAdmins(id)
    const account = locked.find((user) => user.id === id)
    if (account?.passwordHash !== passwordHash) return wrongPassword
    const admins = locked.filter((user) => user.role === 'ADMIN' && isActive(user))
    if (account.role === 'ADMIN' && admins.every((admin) => admin.id === id)) return lastAdmin
    const open = await scope.accountClosing.endQuotesOf(id)
    if (open) return openBusiness(open)
    await scope.sessionService.endAllOf(id)
    await scope.mailTokens.invalidateAllOf(id)
    await scope.notifier.removeAllOf(id)
    await scope.outbox.removeAllOf(id)
    await scope.savedService.removeAllOf(id)
    await scope.applicationService.removeAllOf(id)
    await scope.listingService.removeAllOf(id)
    await scope.companyService.remove(id)
    await scope.freelancerService.remove(id)
    await scope.userService.anonymise(id)
    return { __typename: 'AccountDeleted' as const, message: 'Your account is deleted.' }
  }

  return {
    deleteAccount: async (viewer: UserRow, password: string | null | undefined) => {
      const refused = await passwordCheck(viewer, password)
      if (refused) return refused
      const outcome = await inTransaction((scope) => close(scope, viewer))
      if (outcome.__typename !== 'AccountDeleted') return outcome
      visitor.clearSession()
      // Files are outside the transaction; the sweep removes what is left after a crash.
      afterResponse('pictures of a deleted account', () => uploads.removeAllOf(viewer.id))
      return outcome
    },
  }
}

const lastAdmin = {
  __typename: 'LastAdmin' as const,
  message: 'This is the last admin account. Make somebody else an admin first.',
}

const openBusiness = ({ count, number }: { count: number; number: string }) => ({
  __typename: 'OpenBusiness' as const,
  message:
    count === 1
      ? `Money is still held for ${number}. Complete or cancel it first.`
      : `Money is still held for ${count} of your orders, including ${number}. Complete or cancel them first.`,
})
