import type { ApplicationRow, JobRow } from '../../database/tables/tables'
import { emptyInput } from '../../process/fields'
import { engagementProcess } from '../engagement/engagement.process'
import type { EngagementService } from '../engagement/engagement.service'

const request = engagementProcess.step('REQUEST_QUOTE')
const offer = engagementProcess.step('SEND_OFFER')

/**
 * Begins the engagement of an applicant who is hired for a brief, in the caller's transaction: the brief that the offer was made for
 * is its request, and the application the offer, which the buyer accepts and pays.
 */
export const hireForBrief = async (engagementService: EngagementService, job: JobRow, application: ApplicationRow) => {
  const { ownerId: buyerId } = job
  const { applicantId: sellerId, priceCents, days, note, briefTitle, briefDescription } = application
  if (priceCents === null || days === null) throw new Error(`${application.id} has no offer`)
  const requested = await engagementService.begin(
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
  return engagementService.advance(requested, {
    step: offer,
    actor: 'SELLER',
    byId: sellerId,
    input: { ...emptyInput, note, cents: priceCents, days },
    unnotified: true,
  })
}
