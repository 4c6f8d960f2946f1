import { sharePicture } from '../../features/page/head/page-meta'
import { ratingData } from '../../features/page/head/structured-data'
import type { AbsoluteUrl } from '../../features/page/page-contexts'
import { firstParagraph } from '../../lib/text'
import { webAddress } from '../../lib/web-address'
import type { CompanyDetailQuery } from './company-detail.generated'

export const companyStructuredData = (
  company: NonNullable<CompanyDetailQuery['company']>,
  absoluteUrl: AbsoluteUrl,
) => {
  const { id, name, description, logo, location } = company
  return {
    '@type': 'Organization',
    name,
    description: firstParagraph(description) || undefined,
    url: absoluteUrl(`/company/${id}`),
    logo: absoluteUrl(`${logo}?size=large`),
    image: absoluteUrl(sharePicture(logo)),
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
  const [, min, max = min] = /^(\d+)(?:–(\d+))?$/.exec(count) ?? []
  return min ? { '@type': 'QuantitativeValue', minValue: Number(min), maxValue: Number(max) } : undefined
}
