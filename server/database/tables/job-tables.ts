import type { Generated } from 'kysely'
import type { ApplicationState, ApplicationTransition } from '../../generated/resolvers'

export interface JobTables {
  application: ApplicationTable
  applicationEvent: ApplicationEventTable
  job: JobTable
}

interface JobTable {
  id: string
  title: string
  companyId: string
  location: string
  type: string
  salary: string
  description: string
  postedAt: string
  /** Set when the job was closed to applications. */
  closedAt: string | null
  /** 1 while an admin has taken it down. */
  takenDown: Generated<number>
}

interface ApplicationTable {
  id: string
  jobId: string
  applicantId: string
  state: ApplicationState
  /** Increases by one with every transition. */
  version: number
  note: string
  expectedPay: string
  link: string | null
  createdAt: string
  updatedAt: string
}

/** A transition of an application. Append-only. */
interface ApplicationEventTable {
  id: string
  applicationId: string
  /** The application's version after the transition. */
  version: number
  at: string
  byId: string
  transition: ApplicationTransition
  note: string | null
}
