import { formatPrice } from '../../lib/money'
import type { RequestQuoteQuery } from './request-quote.generated'

/** The recipient and the subject of a quote request. */
export const quoteSubject = ({ service, freelancer }: RequestQuoteQuery) => {
  if (service)
    return {
      to: `/service/${service.id}`,
      label: service.title,
      seller: service.seller,
      listingId: service.id,
      lead: `${service.title}, ${formatPrice(service.price)} as listed.`,
    }
  if (freelancer)
    return {
      to: `/freelancers/${freelancer.id}`,
      label: freelancer.name,
      seller: freelancer.profile,
      listingId: null,
      lead: `${freelancer.title}, ${formatPrice(freelancer.hourlyRate)} per hour.`,
    }
  return undefined
}

export type Subject = NonNullable<ReturnType<typeof quoteSubject>>
