import type { Page } from '../../database/paging/page'
import type { StatementEntryKind } from '../../generated/resolvers'

/** A change of a seller's balance. */
export interface StatementRow {
  id: string
  at: string
  kind: StatementEntryKind
  cents: number
  engagementId: string
}

export type StatementPage = Page<StatementRow>
