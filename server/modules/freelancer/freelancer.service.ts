import type { UserRow } from '../../database/tables/tables'
import { newId } from '../../lib/ids'
import type { FreelancerRepository } from './freelancer.repository'

export const createFreelancerService = ({ freelancerRepository }: { freelancerRepository: FreelancerRepository }) => ({
  /** Creates an empty profile unless the freelancer has one. */
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
  setVisible: freelancerRepository.setVisible,

  /** Hides the profile for as long as it is taken down, or shows it again if its owner may be seen. */
  setTakenDown: freelancerRepository.setTakenDown,

  remove: freelancerRepository.removeOf,
})

export type FreelancerService = ReturnType<typeof createFreelancerService>
