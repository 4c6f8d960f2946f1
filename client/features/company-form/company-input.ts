import type { UpdateCompanyInput } from '../../generated/schema'
import { linesOf } from '../form/lines-of'

type Pictures = Record<'logo' | 'banner', string | null>

/** What the form says. The server tidies it and has the last word on every rule. */
export const companyInput = (values: FormData, pictures: Pictures): UpdateCompanyInput => {
  const text = (name: keyof UpdateCompanyInput) => String(values.get(name) ?? '').trim()
  return {
    ...pictures,
    name: text('name'),
    description: text('description'),
    services: linesOf(text('services')),
    website: text('website') || null,
    location: text('location'),
    foundedYear: text('foundedYear') === '' ? null : Number(text('foundedYear')),
    employeeCount: text('employeeCount'),
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
  }
}
