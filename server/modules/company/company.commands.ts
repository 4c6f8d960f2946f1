import { signedIn } from '../../api/access-guard'
import { toLines } from '../../database/columns'
import type { UserRow } from '../../database/tables/tables'
import type { UpdateCompanyInput } from '../../generated/resolvers'
import { invalidInput } from '../../lib/violations'
import type { UploadService } from '../upload/upload.service'
import type { CompanyQueries } from './company.queries'
import type { CompanyRepository } from './company.repository'
import { firstCompanyViolation, normalizedCompany } from './company.rules'
import { bannerOf, isDrawn, logoOf } from './emblem'

interface Dependencies {
  companies: CompanyQueries
  companyRepository: CompanyRepository
  uploads: UploadService
  now: () => Date
}

export const createCompanyCommands = ({ companies, companyRepository, uploads, now }: Dependencies) => ({
  update: async (viewer: UserRow | undefined, input: UpdateCompanyInput) => {
    const owner = signedIn(viewer)
    const company = await companies.ownedBy(owner.id)
    if (!company) return invalidInput('name', 'Your account has no company profile')
    const { services, ...typed } = normalizedCompany(input)
    const violation = firstCompanyViolation({ ...typed, services, now: now() })
    if (violation) return violation
    const logo = isDrawn(input.logo) ? logoOf(company, typed.name) : input.logo
    const banner = isDrawn(input.banner) ? bannerOf(company) : input.banner
    for (const [purpose, path] of [
      ['logo', logo],
      ['banner', banner],
    ] as const) {
      const isUnchanged = path === company[purpose] || isDrawn(path)
      if (!isUnchanged && !(await uploads.areOwn([path], owner.id, purpose))) {
        return invalidInput(purpose, 'Upload the picture again')
      }
    }
    const change = {
      ...typed,
      website: typed.website && new URL(typed.website).href,
      services: toLines(services),
      logo,
      banner,
    }
    const changed = await companyRepository.update(company.id, change)
    return { __typename: 'CompanyUpdated' as const, company: changed ?? company }
  },
})
