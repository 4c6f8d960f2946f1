import type { Page } from '../../database/paging/page'
import type { ListingDraftRow } from '../../database/tables/tables'

/** What its seller sees: the draft's values where there is one, else the listing's. */
export interface OwnListingRow extends ListingDraftRow {
  id: string
  /** Null where it never was. */
  published: number | null
  /** Whether there is a draft. */
  drafted: number
}
export type OwnListingPage = Page<OwnListingRow>
