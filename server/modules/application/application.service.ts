import type { ApplicationRepository } from './application.repository'

export const createApplicationService = (dependencies: { applicationRepository: ApplicationRepository }) => ({
  /** Removes the applications of an account. */
  removeAllOf: dependencies.applicationRepository.removeAllOf,
})

export type ApplicationService = ReturnType<typeof createApplicationService>
