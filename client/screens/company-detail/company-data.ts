import { firstParagraph } from '../../features/listing/first-paragraph'
import type { Address } from '../../features/page/page-data'
import { ratingData } from '../../features/page/rating-data'
import { sharePicture } from '../../features/page/share-picture'
import type { CompanyData_CompanyFragment } from './company-data.generated'
import { webAddress } from './web-address'

export const companyData = (company: CompanyData_CompanyFragment, address: Address) => {
  const { id, name, description, logo, location } = company
  return {
    '@type': 'Organization',
    name,
    description: firstParagraph(description) || undefined,
    url: address(`/company/${id}`),
    logo: address(`${logo}?size=large`),
    image: address(sharePicture(logo)),
    address: location || undefined,
    foundingDate: company.foundedYear?.toString(),
    numberOfEmployees: employees(company.employeeCount),
    email: company.contactEmail || undefined,
    telephone: company.contactPhone || undefined,
    sameAs: webAddress(company.website)?.href,
    aggregateRating: ratingData(company),
  }
}

/** `11–50` and `1`; whatever else is told stays untold here. */
const employees = (count: string) => {
  const [, least, most = least] = /^(\d+)(?:–(\d+))?$/.exec(count) ?? []
  return least ? { '@type': 'QuantitativeValue', minValue: Number(least), maxValue: Number(most) } : undefined
}
