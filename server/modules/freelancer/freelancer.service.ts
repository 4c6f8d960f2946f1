import type { UserRow } from '../../database/tables/tables'
import { newId } from '../../lib/ids'
import type { FreelancerRepository } from './freelancer.repository'

export const createFreelancerService = ({ freelancerRepository }: { freelancerRepository: FreelancerRepository }) => ({
  /** Creates the empty profile that a freelancer's account starts with, unless there is one. */
  open: async ({ id: userId }: Pick<UserRow, 'id'>) => {
    await freelancerRepository.add({
      id: newId('fre'),
      userId,
      title: '',
      location: '',
      experience: '',
      rating: 0,
      reviewCount: 0,
      hourlyRateCents: 0,
      skills: '',
      description: '',
      visible: 1,
    })
  },

  /** Shows the profile, or hides it while its owner is suspended. */
  setVisible: async (userId: string, visible: boolean) => {
    await freelancerRepository.setVisible(userId, visible)
  },

  remove: async (userId: string) => {
    await freelancerRepository.removeOf(userId)
  },
})

export type FreelancerService = ReturnType<typeof createFreelancerService>
