import { sharePicture } from '../../features/page/head/page-meta'
import type { AbsoluteUrl } from '../../features/page/page-contexts'
import type { JobDetailQuery } from './job-detail.generated'

const employmentTypes = new Map([
  ['Full-time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
])

export const jobStructuredData = (job: NonNullable<JobDetailQuery['job']>, address: AbsoluteUrl) => ({
  '@type': 'JobPosting',
  title: job.title,
  description: job.description,
  datePosted: job.createdAt,
  employmentType: employmentTypes.get(job.type) ?? 'OTHER',
  url: address(`/jobs/${job.id}`),
  identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
  hiringOrganization: {
    '@type': 'Organization',
    name: job.company,
    url: address(`/company/${job.postedBy.id}`),
    logo: address(sharePicture(job.logo)),
  },
  ...place(job.location),
  baseSalary: pay(job.salary),
})

/** `Remote`, or a place: `Lisbon or remote`. */
const place = (location: string) =>
  /^remote/i.test(location)
    ? { jobLocationType: 'TELECOMMUTE' }
    : {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: location.replace(/ or remote.*/i, '') },
        },
      }

/** Undefined unless the text names the unit of the pay: `$45–$60 per hour`. */
const pay = (salary: string) => {
  const [, least, most, unit] = /^\$([\d,.]+)–\$([\d,.]+) per (hour|day|week|month|year)$/.exec(salary) ?? []
  const amount = (text = '') => Number(text.replaceAll(',', ''))
  return unit
    ? {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: amount(least),
          maxValue: amount(most),
          unitText: unit.toUpperCase(),
        },
      }
    : undefined
}
