import { toLines } from '../../database/columns'
import { assertFound } from '../../database/rows'
import type { UserRow } from '../../database/tables/tables'
import type { UpdateCompanyInput } from '../../generated/resolvers'
import { isUnchanged } from '../../lib/is-unchanged'
import { invalidInput, versionConflict } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import type { CredentialService } from '../credential/credential.service'
import type { LanguageQueries } from '../language/language.queries'
import type { LanguageService } from '../language/language.service'
import { profileEditLimit } from '../rate-limit/rate-limiter'
import type { Throttle } from '../rate-limit/throttle'
import type { UploadService } from '../upload/upload.service'
import type { UserService } from '../user/user.service'
import type { CompanyQueries } from './company.queries'
import type { CompanyRepository } from './company.repository'
import { firstCompanyViolation, normalizedCompany } from './company.rules'
import { bannerOf, isDrawn, logoOf } from './company-images'

interface Scope {
  companyRepository: CompanyRepository
  credentialService: Pick<CredentialService, 'rename'>
  languageService: LanguageService
  userService: Pick<UserService, 'lockActive'>
}

interface Dependencies {
  companies: CompanyQueries
  languages: LanguageQueries
  throttle: Throttle
  uploads: UploadService
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export const createCompanyCommands = (dependencies: Dependencies) => ({
  update: async (owner: UserRow, input: UpdateCompanyInput) => {
    const { companies, languages, throttle, uploads, now, inTransaction } = dependencies
    const company = await companies.ownedBy(owner.id)
    if (!company) return invalidInput('name', 'Your account has no company profile.')
    const { services, ...values } = normalizedCompany(input)
    const violation = firstCompanyViolation({ ...values, services, now: now() })
    if (violation) return violation
    const logo = isDrawn(input.logo) ? logoOf(company, values.name) : input.logo
    const banner = isDrawn(input.banner) ? bannerOf(company) : input.banner
    for (const [purpose, path] of [
      ['logo', logo],
      ['banner', banner],
    ] as const) {
      const isNewUpload = path !== company[purpose] && !isDrawn(path)
      if (isNewUpload && !(await uploads.areOwn([path], owner.id, purpose))) {
        return invalidInput(purpose, 'Upload the picture again.')
      }
    }
    const change = {
      ...values,
      website: values.website && new URL(values.website).href,
      services: toLines(services),
      logo,
      banner,
    }
    const hasSameLanguages = !input.languages || (await languages.isSameSet(owner.id, input.languages))
    if (hasSameLanguages && isUnchanged(company, change)) return { __typename: 'CompanyUpdated' as const, company }
    const throttled = await throttle([profileEditLimit(owner.id)])
    if (throttled) return throttled
    return inTransaction(async (scope) => {
      const { companyRepository, credentialService, languageService, userService } = scope
      await userService.lockActive(owner.id)
      const current = assertFound((await companyRepository.byIds([company.id]))[0], company.id)
      const conflict = versionConflict(current, input.version)
      if (conflict) return conflict
      if (change.name !== company.name) await credentialService.rename(owner.id)
      if (input.languages && !hasSameLanguages) await languageService.replace(owner.id, input.languages)
      const changed = await companyRepository.update(company.id, { ...change, version: current.version + 1 })
      return { __typename: 'CompanyUpdated' as const, company: assertFound(changed, company.id) }
    })
  },
})
