import { signedIn, type Viewer } from '../../api/viewer'
import type { Visitor } from '../../api/visitor'
import { toLines } from '../../database/columns'
import { assertFound } from '../../database/loader'
import type { UpdateFreelancerInput } from '../../generated/resolvers'
import { isUnchanged } from '../../lib/is-unchanged'
import { cents } from '../../lib/money'
import { foldCase } from '../../lib/text'
import { profileEditLimit, type RateLimiter, tooManyAttempts } from '../rate-limit/rate-limiter'
import type { FreelancerRepository } from './freelancer.repository'
import { firstFreelancerViolation, normalizedFreelancer } from './freelancer.rules'
import type { FreelancerService } from './freelancer.service'

interface Dependencies {
  freelancerRepository: FreelancerRepository
  freelancerService: FreelancerService
  rateLimiter: RateLimiter
  visitor: Visitor
}

export const createFreelancerCommands = (dependencies: Dependencies) => ({
  update: async (viewer: Viewer, input: UpdateFreelancerInput) => {
    const { freelancerRepository, freelancerService, rateLimiter, visitor } = dependencies
    const user = signedIn(viewer)
    const values = normalizedFreelancer(input)
    const violation = firstFreelancerViolation(values)
    if (violation) return violation
    const attempt = await rateLimiter.consume([profileEditLimit(user.id)])
    if (!attempt.allowed) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
    const own = await freelancerRepository.byUserId(user.id)
    if (!own) await freelancerService.open(user)
    const before = own ?? assertFound(await freelancerRepository.byUserId(user.id), user.id)
    const { hourlyRate, skills, ...texts } = values
    const change = { ...texts, hourlyRateCents: cents(hourlyRate), skills: toLines(skills) }
    if (isUnchanged(before, change)) {
      await attempt.refund()
      return { __typename: 'FreelancerUpdated' as const, freelancer: before }
    }
    const freelancer = assertFound(
      await freelancerRepository.update(before.id, change, [...new Set(skills.map(foldCase))]),
      before.id,
    )
    return { __typename: 'FreelancerUpdated' as const, freelancer }
  },
})
