import type { Generated } from 'kysely'
import type { ApplicationState, ApplicationTransition, JobKind } from '../../generated/resolvers'

export interface JobTables {
  application: ApplicationTable
  applicationEvent: ApplicationEventTable
  job: JobTable
}

interface JobTable {
  id: string
  kind: Generated<JobKind>
  title: string
  /** The account that posted it. */
  ownerId: string
  /** Null for a brief of an account without a company. */
  companyId: string | null
  location: string
  type: string
  salary: string
  description: string
  /** The place in `location`; empty for none. */
  city: Generated<string>
  /** 1 if `location` says that the work can be done from anywhere. */
  remote: Generated<number>
  /** The lower end of `salary` in dollars for a full year; 0 without an amount. */
  yearlyPay: Generated<number>
  postedAt: string
  /** Set when the job was closed to applications. */
  closedAt: string | null
  /** 1 while an admin has taken it down. */
  takenDown: Generated<number>
  /** The owner's id for it, so that a repeated request posts it once. */
  clientId: Generated<string | null>
  /** Increases by one with every edit, unless a process before migration 0185 makes it. */
  version: Generated<number>
}

interface ApplicationTable {
  id: string
  jobId: string
  applicantId: string
  state: ApplicationState
  /** Increases by one with every transition and edit, and when the text of the brief is changed. */
  version: number
  note: string
  expectedPay: string
  link: string | null
  /** The offer for a brief, in whole cents; null for a position, as are the days. */
  priceCents: number | null
  days: number | null
  /** The text of the brief when the offer was sent or last edited; null for a position, and if a process before migration 0175 wrote it. */
  briefTitle: string | null
  briefDescription: string | null
  /** The time of the applicant's last edit. */
  editedAt: string | null
  /** The engagement that began when the applicant was hired for a brief. */
  engagementId: string | null
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
