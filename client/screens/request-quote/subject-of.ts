import { price } from '../../ui/price'
import type { RequestQuoteQuery } from './request-quote.generated'

/** Whom to ask, and about what. */
export const subjectOf = ({ service, freelancer }: RequestQuoteQuery) => {
  if (service)
    return {
      to: `/service/${service.id}`,
      about: service.title,
      seller: service.seller,
      listingId: service.id,
      says: `${service.title}, ${price(service.price)} as listed.`,
    }
  if (freelancer)
    return {
      to: `/freelancers/${freelancer.id}`,
      about: freelancer.name,
      seller: freelancer.profile,
      listingId: null,
      says: `${freelancer.title}, ${price(freelancer.hourlyRate)} per hour.`,
    }
  return undefined
}

export type Subject = NonNullable<ReturnType<typeof subjectOf>>
