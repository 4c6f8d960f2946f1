import type { Page } from '../../database/paging/page'
import type { ListingDraftRow } from '../../database/tables/tables'

/** A listing for its seller, with the values of its draft if there is one. */
export interface OwnListingRow extends ListingDraftRow {
  id: string
  /** Null if it was never published. */
  published: number | null
  /** 1 while an admin has taken it down. */
  takenDown: number
  /** 1 if there is a draft. */
  drafted: number
}
export type OwnListingPage = Page<OwnListingRow>
