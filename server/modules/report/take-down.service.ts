import type { ReportCaseRow } from '../../database/tables/tables'
import type { CompanyService } from '../company/company.service'
import type { ConversationService } from '../conversation/conversation.service'
import type { FreelancerService } from '../freelancer/freelancer.service'
import type { JobService } from '../job/job.service'
import { kindSoldBy, type ListingService } from '../listing/listing.service'
import type { ReviewPublication } from '../review/review-publication'
import { isActive, type UserService } from '../user/user.service'

interface Dependencies {
  companyService: Pick<CompanyService, 'setTakenDown'>
  conversationService: Pick<ConversationService, 'setTakenDown'>
  freelancerService: Pick<FreelancerService, 'setTakenDown'>
  jobService: Pick<JobService, 'setTakenDown'>
  listingService: Pick<ListingService, 'setTakenDown'>
  reviewPublication: Pick<ReviewPublication, 'setTakenDown'>
  userService: Pick<UserService, 'lock'>
}

/** Hides content and shows it again, in the caller's transaction. Content that its owner has deleted stays deleted. */
export const createTakeDownService = (dependencies: Dependencies) => {
  const { companyService, conversationService, freelancerService, jobService, listingService } = dependencies
  const { reviewPublication, userService } = dependencies

  /** Locks the owner, as suspending and publishing do. Returns the kind of listing that the owner may show now. */
  const lockOwner = async (ownerId: string) => {
    const owner = await userService.lock(ownerId)
    return owner && { owner, kind: isActive(owner) ? kindSoldBy(owner.role) : undefined }
  }

  return {
    set: async ({ kind: reported, subjectId, ownerId }: ReportCaseRow, takenDown: boolean) => {
      if (reported === 'JOB') return jobService.setTakenDown(subjectId, takenDown)
      if (reported === 'MESSAGE') return conversationService.setTakenDown(subjectId, takenDown)
      if (reported === 'REVIEW') return reviewPublication.setTakenDown(subjectId, takenDown)
      const locked = await lockOwner(ownerId)
      if (!locked) return undefined
      const { owner, kind } = locked
      if (reported === 'LISTING') return listingService.setTakenDown(subjectId, takenDown, { seller: owner, kind })
      const isVisible = !takenDown && kind !== undefined
      if (reported === 'COMPANY') return companyService.setTakenDown(subjectId, takenDown, isVisible)
      return freelancerService.setTakenDown(subjectId, takenDown, isVisible && owner.role === 'FREELANCER')
    },
  }
}

export type TakeDownService = ReturnType<typeof createTakeDownService>
