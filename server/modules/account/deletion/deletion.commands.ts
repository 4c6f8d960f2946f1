import type { Visitor } from '../../../api/visitor'
import type { UserRow } from '../../../database/tables/tables'
import type { AccessTokenService } from '../../access-token/access-token.service'
import type { ApplicationService } from '../../application/application.service'
import type { AttachmentService } from '../../attachment/attachment.service'
import type { CompanyService } from '../../company/company.service'
import type { InTransaction } from '../../container-scopes'
import type { ConversationService } from '../../conversation/conversation.service'
import type { CredentialService } from '../../credential/credential.service'
import type { DocketService } from '../../docket/docket.service'
import type { AccountDeletion } from '../../engagement/personal-data/account-deletion'
import type { FreelancerService } from '../../freelancer/freelancer.service'
import type { Infrastructure } from '../../infrastructure'
import type { BillingDetailsService } from '../../invoice/billing-details.service'
import type { JobService } from '../../job/job.service'
import type { LanguageService } from '../../language/language.service'
import type { ListingService } from '../../listing/listing.service'
import type { MandateService } from '../../mandate/mandate.service'
import type { Notifier } from '../../notification/notifier'
import type { Receipts } from '../../order/receipts'
import type { Outbox } from '../../outbox/outbox.service'
import type { Transfers } from '../../payout/transfer.service'
import type { ProductFileService } from '../../product-file/product-file.service'
import type { ReportService } from '../../report/report.service'
import type { SavedService } from '../../saved/saved.service'
import type { SecondFactorService } from '../../second-factor/second-factor.service'
import type { SecurityLog } from '../../security-log/security-log.service'
import type { SessionService } from '../../session/session.service'
import type { TrackRecordService } from '../../track-record/track-record.service'
import type { UploadService } from '../../upload/upload.service'
import type { UserQueries } from '../../user/user.queries'
import { FORMER_MEMBER, isActive, isRegistered, lastAdmin, type UserService } from '../../user/user.service'
import type { MailTokens } from '../mail-tokens'
import { type PasswordCheck, wrongPassword } from '../password-check'
import { deletionRefusal } from './deletion-refusal'

/** The services of all modules that hold data of an account. */
interface Scope {
  accessTokenService: AccessTokenService
  accountDeletion: AccountDeletion
  applicationService: ApplicationService
  attachmentService: AttachmentService
  billingDetails: BillingDetailsService
  companyService: CompanyService
  conversationService: ConversationService
  docketService: DocketService
  freelancerService: FreelancerService
  jobService: Pick<JobService, 'removeAllOf'>
  languageService: LanguageService
  listingService: ListingService
  mailTokens: MailTokens
  mandateService: Pick<MandateService, 'endAllOf'>
  notifier: Notifier
  outbox: Outbox
  productFileService: ProductFileService
  reportService: Pick<ReportService, 'blankOf'>
  savedService: SavedService
  credentialService: CredentialService
  secondFactorService: SecondFactorService
  securityLog: SecurityLog
  sessionService: SessionService
  trackRecordService: TrackRecordService
  transfers: Pick<Transfers, 'unsettledOf'>
  users: Pick<UserQueries, 'prime'>
  userService: UserService
}

interface Dependencies extends Pick<Infrastructure, 'afterResponse'> {
  passwordCheck: PasswordCheck
  receipts: Pick<Receipts, 'removeFromPaymentsOf'>
  uploads: UploadService
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}

export const createDeletionCommands = (dependencies: Dependencies) => {
  const { afterResponse, passwordCheck, receipts, uploads, visitor, inTransaction } = dependencies

  const deleteUser = async (scope: Scope, { id, passwordHash }: UserRow) => {
    const locked = await scope.userService.lockWithAdmins(id)
    const account = locked.find((user) => user.id === id)
    if (!isRegistered(account) || account.passwordHash !== passwordHash) return wrongPassword
    const admins = locked.filter((user) => user.role === 'ADMIN' && isActive(user))
    if (account.role === 'ADMIN' && admins.every((admin) => admin.id === id)) return lastAdmin
    // Orders first: one that is completed meanwhile has its transfer by then.
    const open = await scope.accountDeletion.openOrdersOf(id)
    const unsettled = deletionRefusal(id, open, await scope.transfers.unsettledOf(id))
    if (unsettled) return unsettled
    // Before the quotes are declined: their other parties are told, without a name.
    await scope.notifier.removeAllOf(id)
    await scope.outbox.removeAllOf(id)
    scope.users.prime({ ...account, name: FORMER_MEMBER })
    await scope.accountDeletion.endAndAnonymise(id)
    await scope.mandateService.endAllOf(account)
    await scope.sessionService.endAllOf(id)
    await scope.accessTokenService.removeAllOf(id)
    await scope.secondFactorService.removeAllOf(id)
    await scope.mailTokens.invalidateAllOf(id)
    await scope.outbox.trust(account.email)
    await scope.attachmentService.anonymise(id)
    await scope.conversationService.anonymise(id)
    await scope.docketService.anonymise(id)
    await scope.credentialService.removeAllOf(id)
    await scope.billingDetails.removeOf(id)
    await scope.savedService.removeAllOf(id)
    await scope.reportService.blankOf(id)
    await scope.applicationService.removeAllOf(id)
    await scope.listingService.removeAllOf(id)
    await scope.productFileService.removeAllOf(id)
    await scope.jobService.removeAllOf(id)
    await scope.companyService.remove(id)
    await scope.freelancerService.remove(id)
    await scope.languageService.removeAllOf(id)
    await scope.trackRecordService.removeAllOf(id)
    await scope.userService.anonymise(id)
    await scope.securityLog.removeAllOf(id)
    return { __typename: 'AccountDeleted' as const, message: 'Your account is deleted.' }
  }

  return {
    deleteAccount: async (viewer: UserRow, password: string | null | undefined) => {
      const refused = await passwordCheck(viewer, password)
      if (refused) return refused
      const result = await inTransaction((scope) => deleteUser(scope, viewer))
      if (result.__typename !== 'AccountDeleted') return result
      visitor.clearSession()
      // Files are not part of the transaction. After a crash, a scheduled job removes those that are left.
      afterResponse('files of a deleted account', () => uploads.removeAllOf(viewer.id))
      // Within the transaction, it could deadlock with a payment that waits for the account.
      afterResponse('payments of a deleted account', () => receipts.removeFromPaymentsOf(viewer.id))
      return result
    },
  }
}
