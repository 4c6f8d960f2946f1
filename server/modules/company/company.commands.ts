import { signedIn, type Viewer } from '../../api/viewer'
import type { Visitor } from '../../api/visitor'
import { toLines } from '../../database/columns'
import type { UpdateCompanyInput } from '../../generated/resolvers'
import { isUnchanged } from '../../lib/is-unchanged'
import { invalidInput } from '../../lib/violations'
import { profileEditLimit, type RateLimiter, tooManyAttempts } from '../rate-limit/rate-limiter'
import type { UploadService } from '../upload/upload.service'
import type { CompanyQueries } from './company.queries'
import type { CompanyRepository } from './company.repository'
import { firstCompanyViolation, normalizedCompany } from './company.rules'
import { bannerOf, isDrawn, logoOf } from './company-images'

interface Dependencies {
  companies: CompanyQueries
  companyRepository: CompanyRepository
  rateLimiter: RateLimiter
  uploads: UploadService
  visitor: Visitor
  now: () => Date
}

export const createCompanyCommands = (dependencies: Dependencies) => ({
  update: async (viewer: Viewer, input: UpdateCompanyInput) => {
    const { companies, companyRepository, rateLimiter, uploads, visitor, now } = dependencies
    const owner = signedIn(viewer)
    const company = await companies.ownedBy(owner.id)
    if (!company) return invalidInput('name', 'Your account has no company profile')
    const { services, ...values } = normalizedCompany(input)
    const violation = firstCompanyViolation({ ...values, services, now: now() })
    if (violation) return violation
    const logo = isDrawn(input.logo) ? logoOf(company, values.name) : input.logo
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
      ...values,
      website: values.website && new URL(values.website).href,
      services: toLines(services),
      logo,
      banner,
    }
    if (isUnchanged(company, change)) return { __typename: 'CompanyUpdated' as const, company }
    const attempt = await rateLimiter.consume([profileEditLimit(owner.id)])
    if (!attempt.allowed) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
    const changed = await companyRepository.update(company.id, change)
    return { __typename: 'CompanyUpdated' as const, company: changed ?? company }
  },
})
