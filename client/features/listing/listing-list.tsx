import type { ReactNode } from 'react'
import { total } from './counted'
import { ListingCard } from './listing-card'
import type { ListingCard_ListingFragment } from './listing-card.generated'
import { ListingGrid } from './listing-grid'
import styles from './listing-list.module.css'
import { LoadMore } from './load-more'
import { useMore } from './use-more'

interface ListingPage {
  nodes: ListingCard_ListingFragment[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  totalCount: number
  totalIsExact: boolean
}

interface Props<Page extends ListingPage> {
  list: Page
  noun: 'product' | 'service'
  /** A small line button on each card. */
  action: (listing: ListingCard_ListingFragment) => ReactNode
  /** Asks for those after the cursor. */
  load: (after: string | null) => Promise<Page | undefined>
  /** Keeps the longer list as the answer for the first so many, so that a screen that comes back finds it without asking. */
  keep: (list: Page, first: number) => void
}

/** All of a list as cards, as many as the address says, and a way to more of them. */
export const ListingList = <Page extends ListingPage>({ list, noun, action, load, keep }: Props<Page>) => {
  const all = total(list, noun)
  const { more, linkRef } = useMore({ list, total: all, load, keep })
  return (
    <>
      <p className={styles.count}>{all}</p>
      <ListingGrid columns={4}>
        {list.nodes.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            level={2}
            eager={index === 0}
            linkRef={linkRef(listing.id)}
            action={action(listing)}
          />
        ))}
      </ListingGrid>
      {more && <LoadMore {...more} />}
    </>
  )
}
