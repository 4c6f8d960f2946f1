import { toLines } from '../../database/columns'
import { assertFound } from '../../database/rows'
import type { UserRow } from '../../database/tables/tables'
import type { UpdateFreelancerInput } from '../../generated/resolvers'
import { isUnchanged } from '../../lib/is-unchanged'
import { cents } from '../../lib/money'
import { unauthenticated } from '../../lib/request-errors'
import { foldCase } from '../../lib/text'
import { versionConflict } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import type { LanguageQueries } from '../language/language.queries'
import type { LanguageService } from '../language/language.service'
import { profileEditLimit } from '../rate-limit/rate-limiter'
import type { Throttle } from '../rate-limit/throttle'
import type { UserService } from '../user/user.service'
import type { FreelancerRepository } from './freelancer.repository'
import { firstFreelancerViolation, normalizedFreelancer } from './freelancer.rules'

interface Scope {
  freelancerRepository: FreelancerRepository
  languageService: LanguageService
  userService: Pick<UserService, 'lockActive'>
}

interface Dependencies {
  freelancerRepository: FreelancerRepository
  languages: LanguageQueries
  throttle: Throttle
  inTransaction: InTransaction<Scope>
}

export const createFreelancerCommands = (dependencies: Dependencies) => ({
  update: async (user: UserRow, input: UpdateFreelancerInput) => {
    const { freelancerRepository, languages, throttle, inTransaction } = dependencies
    const values = normalizedFreelancer(input)
    const violation = firstFreelancerViolation(values)
    if (violation) return violation
    const before = await freelancerRepository.byUserId(user.id)
    // Each freelancer has a profile until the account is deleted.
    if (!before) throw unauthenticated()
    const { hourlyRate, skills, ...texts } = values
    const change = { ...texts, hourlyRateCents: cents(hourlyRate), skills: toLines(skills) }
    const hasSameLanguages = !input.languages || (await languages.isSameSet(user.id, input.languages))
    if (hasSameLanguages && isUnchanged(before, change))
      return { __typename: 'FreelancerUpdated' as const, freelancer: before }
    const throttled = await throttle([profileEditLimit(user.id)])
    if (throttled) return throttled
    return inTransaction(async (scope) => {
      await scope.userService.lockActive(user.id)
      const current = assertFound(await scope.freelancerRepository.byUserId(user.id), before.id)
      const conflict = versionConflict(current, input.version)
      if (conflict) return conflict
      if (input.languages && !hasSameLanguages) await scope.languageService.replace(user.id, input.languages)
      const changed = await scope.freelancerRepository.update(before.id, { ...change, version: current.version + 1 }, [
        ...new Set(skills.map(foldCase)),
      ])
      return { __typename: 'FreelancerUpdated' as const, freelancer: assertFound(changed, before.id) }
    })
  },
})
