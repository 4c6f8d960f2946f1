import { applicationProcess } from './application.process'
import type { ApplicationRepository } from './application.repository'

/** The states of applications that their job's owner has not decided. */
const openStates = applicationProcess.step('FILL').from

export const createApplicationService = ({
  applicationRepository,
}: {
  applicationRepository: ApplicationRepository
}) => ({
  /** Applications to some jobs that are neither decided nor withdrawn. */
  openOf: (jobIds: readonly string[]) => applicationRepository.inStates(jobIds, openStates),

  /** Gives the open applications to a job a new version, so that neither side acts on what it has read of the job. */
  renewOpenOf: (jobId: string) => applicationRepository.renew(jobId, openStates),

  /** Removes the applications of an account. */
  removeAllOf: applicationRepository.removeAllOf,
})

export type ApplicationService = ReturnType<typeof createApplicationService>
