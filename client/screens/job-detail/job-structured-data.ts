import { sharePicture } from '../../features/page/head/page-meta'
import type { AbsoluteUrl } from '../../features/page/page-contexts'
import type { JobDetailQuery } from './job-detail.generated'

const employmentTypes = new Map([
  ['Full-time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
])

export const jobStructuredData = (job: NonNullable<JobDetailQuery['job']>, absoluteUrl: AbsoluteUrl) => ({
  '@type': 'JobPosting',
  title: job.title,
  description: job.description,
  datePosted: job.createdAt,
  employmentType: employmentTypes.get(job.type) ?? 'OTHER',
  url: absoluteUrl(`/jobs/${job.id}`),
  identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
  hiringOrganization: {
    '@type': 'Organization',
    name: job.company,
    url: job.postedBy ? absoluteUrl(`/company/${job.postedBy.id}`) : undefined,
    logo: absoluteUrl(sharePicture(job.logo)),
  },
  ...jobLocation(job.location),
  baseSalary: baseSalary(job.salary),
})

/** `Remote` has no place; `Lisbon or remote` has one. */
const jobLocation = (location: string) =>
  /^remote/i.test(location)
    ? { jobLocationType: 'TELECOMMUTE' }
    : {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: location.replace(/ or remote.*/i, '') },
        },
      }

/** Undefined unless the text is a range with a unit, such as `$45–$60 per hour`. */
const baseSalary = (salary: string) => {
  const [, min, max, unit] = /^\$([\d,.]+)–\$([\d,.]+) per (hour|day|week|month|year)$/.exec(salary) ?? []
  const amount = (text = '') => Number(text.replaceAll(',', ''))
  return unit
    ? {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: amount(min),
          maxValue: amount(max),
          unitText: unit.toUpperCase(),
        },
      }
    : undefined
}
