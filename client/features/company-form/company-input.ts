import type { UpdateCompanyInput } from '../../generated/schema'
import { splitLines } from '../../lib/text'

type Pictures = Record<'logo' | 'banner', string | null>

/** The form's values as input. The server normalizes and validates them. */
export const companyInput = (values: FormData, pictures: Pictures): UpdateCompanyInput => {
  const text = (name: keyof UpdateCompanyInput) => String(values.get(name) ?? '').trim()
  return {
    ...pictures,
    name: text('name'),
    description: text('description'),
    services: splitLines(text('services')),
    website: text('website') || null,
    location: text('location'),
    foundedYear: text('foundedYear') === '' ? null : Number(text('foundedYear')),
    employeeCount: text('employeeCount'),
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
  }
}
