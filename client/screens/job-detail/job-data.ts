import type { Address } from '../../features/page/page-data'
import { sharePicture } from '../../features/page/share-picture'
import type { JobData_JobFragment } from './job-data.generated'

const employmentTypes = new Map([
  ['Full-time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
])

export const jobData = (job: JobData_JobFragment, address: Address) => ({
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

/** Only where the text says what the pay is for: `$45–$60 per hour`. */
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
