import { firstParagraph } from '../../features/listing/first-paragraph'
import type { Address } from '../../features/page/page-data'
import { sharePicture } from '../../features/page/share-picture'
import type { FreelancerData_FreelancerFragment } from './freelancer-data.generated'

/** Without the rating: schema.org gives a person none. */
export const freelancerData = (freelancer: FreelancerData_FreelancerFragment, address: Address) => {
  const { id, name, title, description, avatar, location, skills } = freelancer
  const { company } = freelancer.profile
  return {
    '@type': 'ProfilePage',
    url: address(`/freelancers/${id}`),
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: title || undefined,
      description: firstParagraph(description) || undefined,
      image: address(sharePicture(avatar)),
      address: location || undefined,
      knowsAbout: skills,
      worksFor: company
        ? { '@type': 'Organization', name: company.name, url: address(`/company/${company.id}`) }
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
