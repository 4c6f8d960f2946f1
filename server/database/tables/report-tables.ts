import type { Generated } from 'kysely'
import type { ReportCaseState, ReportedKind, ReportReason } from '../../generated/resolvers'

export interface ReportTables {
  report: ReportTable
  reportCase: ReportCaseTable
}

/** All reports of one piece of content, and what admins have decided. */
interface ReportCaseTable {
  id: string
  kind: ReportedKind
  /** The id of the content, which may have been deleted since. */
  subjectId: string
  ownerId: string
  /** The content's title when it was first reported. */
  title: string
  /** The reported text of content without a page of its own. */
  content: string
  path: string | null
  state: ReportCaseState
  /** Increases by one with every transition. */
  version: number
  reportCount: number
  decision: Generated<string>
  appeal: Generated<string>
  answer: Generated<string>
  reportedAt: string
  updatedAt: string
}

/** A report of one account. */
interface ReportTable {
  caseId: string
  reporterId: string
  reason: ReportReason
  text: string
  at: string
}
