import { sharePicture } from '../../features/page/head/page-meta'
import { ratingData } from '../../features/page/head/structured-data'
import type { AbsoluteUrl } from '../../features/page/page-contexts'
import { firstParagraph } from '../../lib/text'
import { webAddress } from '../../lib/web-address'
import type { CompanyDetailQuery } from './company-detail.generated'

export const companyStructuredData = (company: NonNullable<CompanyDetailQuery['company']>, address: AbsoluteUrl) => {
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

/** Parses `11–50` and `1`; other texts are left out. */
const employees = (count: string) => {
  const [, least, most = least] = /^(\d+)(?:–(\d+))?$/.exec(count) ?? []
  return least ? { '@type': 'QuantitativeValue', minValue: Number(least), maxValue: Number(most) } : undefined
}
