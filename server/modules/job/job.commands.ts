import type { JobRow, UserRow } from '../../database/tables/tables'
import type { JobInput } from '../../generated/resolvers'
import { HOUR_SECONDS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { isUnchanged } from '../../lib/is-unchanged'
import { clientIdViolation, invalidInput, versionConflict } from '../../lib/violations'
import type { CompanyQueries } from '../company/company.queries'
import type { InTransaction } from '../container-scopes'
import type { Throttle } from '../rate-limit/throttle'
import type { UserService } from '../user/user.service'
import type { JobRepository } from './job.repository'
import { firstJobViolation, jobNotFound, normalizedJob } from './job.rules'
import type { JobService } from './job.service'
import { jobTerms } from './job-terms'

interface Scope {
  jobService: JobService
  jobRepository: JobRepository
  userService: Pick<UserService, 'lockActive'>
}

interface Dependencies {
  companies: Pick<CompanyQueries, 'ownedBy'>
  throttle: Throttle
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export const createJobCommands = ({ companies, throttle, now, inTransaction }: Dependencies) => {
  /** Runs work on a locked job, if the viewer owns it. */
  const withOwnJob = <Result>(viewer: UserRow, id: string, work: (scope: Scope, job: JobRow) => Promise<Result>) =>
    inTransaction(async (scope) => {
      const job = await scope.jobRepository.lock(id)
      return job?.ownerId === viewer.id ? work(scope, job) : jobNotFound
    })

  return {
    post: async (viewer: UserRow, input: JobInput, clientId?: string | null) => {
      const values = normalizedJob(input)
      const violation = firstJobViolation(values) ?? clientIdViolation(clientId)
      if (violation) return violation
      const own = await companies.ownedBy(viewer.id)
      if (values.kind === 'POSITION' && !hires(viewer)) return onlyBriefs
      if (values.kind === 'POSITION' && !own) return invalidInput('title', 'Your account has no company profile.')
      const throttled = await throttle([{ key: ['post-job', viewer.id], max: 20, seconds: HOUR_SECONDS }])
      if (throttled) return throttled
      const job = {
        ...values,
        ...jobTerms(values),
        id: newId('job'),
        ownerId: viewer.id,
        companyId: own?.id ?? null,
        postedAt: now().toISOString(),
        closedAt: null,
        takenDown: 0,
        clientId: clientId ?? null,
        version: 1,
      }
      return inTransaction(async ({ jobRepository, userService }) => {
        await userService.lockActive(viewer.id)
        const before = clientId == null ? undefined : await jobRepository.postedAs(viewer.id, clientId)
        if (before) return isUnchanged(before, values) ? saved(before) : otherJob
        await jobRepository.add(job)
        return saved(job)
      })
    },

    /** `seen`: the version that the viewer sees. Older clients don't name it. */
    edit: async (viewer: UserRow, id: string, input: JobInput, seen: number | null | undefined) => {
      const values = normalizedJob(input)
      const violation = firstJobViolation(values)
      if (violation) return violation
      const unchanged = await withOwnJob(viewer, id, async (_, job) =>
        isUnchanged(job, values) ? saved(job) : undefined,
      )
      if (unchanged) return unchanged
      const throttled = await throttle([{ key: ['edit-job', viewer.id], max: 60, seconds: HOUR_SECONDS }])
      if (throttled) return throttled
      return withOwnJob(viewer, id, async ({ jobService }, job) => {
        if (job.kind !== values.kind) return invalidInput('kind', 'The kind of a job can’t be changed.')
        return versionConflict(job, seen) ?? saved(await jobService.edit(job, values))
      })
    },

    close: (viewer: UserRow, id: string) =>
      withOwnJob(viewer, id, async ({ jobService }, job) =>
        saved(
          await jobService.close(
            job,
            job.companyId === null ? `${viewer.name} closed this job.` : 'The company closed this job.',
          ),
        ),
      ),
  }
}

/** Positions are posted by companies. */
const hires = ({ role }: UserRow) => role === 'VENDOR' || role === 'BROKER'

const onlyBriefs = invalidInput('kind', 'Vendors and brokers post positions. Post a brief instead.')

const otherJob = invalidInput('clientId', 'Another job was posted under this id.')

const saved = (job: JobRow) => ({ __typename: 'JobSaved' as const, job })
