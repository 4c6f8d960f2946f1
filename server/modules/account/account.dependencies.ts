import type { Outside } from '../../services/outside'
import type { Visitor } from '../../visitor'
import type { ApplicationService } from '../application/application.service'
import type { AttemptService } from '../attempt/attempt.service'
import type { CompanyService } from '../company/company.service'
import type { ClosingService } from '../engagement/closing.service'
import type { FreelancerService } from '../freelancer/freelancer.service'
import type { LetterBox } from '../letter/letter-box'
import type { ListingService } from '../listing/listing.service'
import type { NotificationService } from '../notification/notification.service'
import type { SavedService } from '../saved/saved.service'
import type { SessionService } from '../session/session.service'
import type { UploadService } from '../upload/upload.service'
import type { UserService } from '../user/user.service'
import type { KeptRepository } from './kept.repository'
import type { MailTokenService } from './mail-token.service'
import type { OwnPassword } from './own-password'
import type { Post } from './post'

/** What belongs to an account. */
export interface Belongings {
  application: Pick<ApplicationService, 'removeAllOf'>
  user: UserService
  session: SessionService
  mailToken: MailTokenService
  company: CompanyService
  freelancer: FreelancerService
  listing: ListingService
  saving: Pick<SavedService, 'removeAllOf'>
  letterBox: Pick<LetterBox, 'removeAllOf'>
  notification: Pick<NotificationService, 'removeAllOf'>
  closing: ClosingService
  drafts: { removeDraftsOf: (sellerId: string) => Promise<unknown> }
}

export interface AccountParts extends Belongings, Pick<Outside, 'later'> {
  attempts: AttemptService
  visitor: Visitor
  kept: KeptRepository
  upload: Pick<UploadService, 'areOwn' | 'removeAllOf' | 'removeUnused'>
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (within: Belongings) => Promise<Result>) => Promise<Result>
  post: Post
  ownPassword: OwnPassword
}
