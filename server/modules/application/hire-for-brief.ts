import type { ApplicationRow, JobRow } from '../../database/tables/tables'
import { unauthenticated } from '../../lib/request-errors'
import { emptyInput } from '../../process/fields'
import { engagementProcess } from '../engagement/engagement.process'
import type { EngagementService } from '../engagement/engagement.service'
import { sellers } from '../roles'
import { isActive, type UserService } from '../user/user.service'

interface Scope {
  engagementService: EngagementService
  userService: Pick<UserService, 'lockShared'>
}

const request = engagementProcess.step('REQUEST_QUOTE')
const offer = engagementProcess.step('SEND_OFFER')

/**
 * Begins the engagement of an applicant who is hired for a brief, in the caller's transaction: the brief that the offer was made for
 * is its request, and the application the offer, which the buyer accepts and pays. Undefined if the applicant's account is no longer
 * an active seller.
 */
export const hireForBrief = async (scope: Scope, job: JobRow, application: ApplicationRow) => {
  const { ownerId: buyerId } = job
  const { applicantId: sellerId, priceCents, days, note, briefTitle, briefDescription } = application
  const accounts = await scope.userService.lockShared([buyerId, sellerId])
  if (!accounts.some((account) => account.id === buyerId && isActive(account))) throw unauthenticated()
  const seller = accounts.find(({ id }) => id === sellerId)
  if (!seller || !sellers.includes(seller.role) || !isActive(seller)) return undefined
  if (priceCents === null || days === null) return undefined
  const requested = await scope.engagementService.begin(
    {
      kind: 'service',
      title: briefTitle ?? job.title,
      listingId: null,
      quantity: 1,
      buyerId,
      sellerId,
      orderId: null,
      position: 0,
      priceCents: null,
      days: null,
    },
    // The notification of the hiring tells both of it.
    {
      step: request,
      actor: 'BUYER',
      byId: buyerId,
      unnotified: true,
      input: { ...emptyInput, note: briefDescription ?? job.description },
    },
  )
  return scope.engagementService.advance(requested, {
    step: offer,
    actor: 'SELLER',
    byId: sellerId,
    input: { ...emptyInput, note, cents: priceCents, days },
    unnotified: true,
  })
}
