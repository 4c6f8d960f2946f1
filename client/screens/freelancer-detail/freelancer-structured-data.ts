import { sharePicture } from '../../features/page/head/page-meta'
import type { AbsoluteUrl } from '../../features/page/page-contexts'
import { firstParagraph } from '../../lib/text'
import type { FreelancerDetailQuery } from './freelancer-detail.generated'

/** Without the rating: schema.org has none for a person. */
export const freelancerStructuredData = (
  freelancer: NonNullable<FreelancerDetailQuery['freelancer']>,
  absoluteUrl: AbsoluteUrl,
) => {
  const { id, name, title, description, avatar, location, skills } = freelancer
  const { company } = freelancer.profile
  return {
    '@type': 'ProfilePage',
    url: absoluteUrl(`/freelancers/${id}`),
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: title || undefined,
      description: firstParagraph(description) || undefined,
      image: absoluteUrl(sharePicture(avatar)),
      address: location || undefined,
      knowsAbout: skills,
      worksFor: company
        ? { '@type': 'Organization', name: company.name, url: absoluteUrl(`/company/${company.id}`) }
        : undefined,
      makesOffer: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: freelancer.hourlyRate.toFixed(2),
          priceCurrency: 'USD',
          unitText: 'HOUR',
        },
      },
    },
  }
}
