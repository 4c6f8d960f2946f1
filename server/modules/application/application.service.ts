import type { ApplicationRepository } from './application.repository'

export const createApplicationService = (dependencies: { applicationRepository: ApplicationRepository }) => ({
  /** Removes the applications of an account. */
  removeAllOf: async (applicantId: string) => {
    await dependencies.applicationRepository.removeAllOf(applicantId)
  },
})

export type ApplicationService = ReturnType<typeof createApplicationService>
