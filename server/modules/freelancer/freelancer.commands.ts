import { signedIn } from '../../api/access-guard'
import { toLines } from '../../database/columns'
import { assertFound } from '../../database/loader'
import type { UserRow } from '../../database/tables/tables'
import type { UpdateFreelancerInput } from '../../generated/resolvers'
import { cents } from '../../lib/money'
import { foldCase } from '../../lib/text'
import type { FreelancerRepository } from './freelancer.repository'
import { firstFreelancerViolation, normalizedFreelancer } from './freelancer.rules'
import type { FreelancerService } from './freelancer.service'

interface Dependencies {
  freelancerRepository: FreelancerRepository
  freelancerService: FreelancerService
}

export const createFreelancerCommands = ({ freelancerRepository, freelancerService }: Dependencies) => ({
  update: async (viewer: UserRow | undefined, input: UpdateFreelancerInput) => {
    const user = signedIn(viewer)
    const typed = normalizedFreelancer(input)
    const violation = firstFreelancerViolation(typed)
    if (violation) return violation
    await freelancerService.open(user)
    const { id } = assertFound(await freelancerRepository.byUserId(user.id), user.id)
    const { hourlyRate, skills, ...texts } = typed
    const change = { ...texts, hourlyRateCents: cents(hourlyRate), skills: toLines(skills) }
    const freelancer = assertFound(
      await freelancerRepository.update(id, change, [...new Set(skills.map(foldCase))]),
      id,
    )
    return { __typename: 'FreelancerUpdated' as const, freelancer }
  },
})
