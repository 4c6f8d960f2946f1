import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dataOrThrow, revalidate } from '../../../apollo/data-or-throw'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import type { ListingKind, ListingStatus } from '../../../generated/schema'
import { useLostFocus } from '../../../lib/focus/use-return-focus'
import { pluralizeTotal, type Total, totalText } from '../../../lib/text'
import { classes } from '../../../ui/classes'
import { Empty } from '../../../ui/feedback/empty'
import { Notice } from '../../../ui/feedback/notice'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { Chips } from '../../../ui/form/chips'
import { Repeat } from '../../../ui/repeat'
import table from '../../dashboard/dashboard-table.module.css'
import { EmptyPanel } from '../../dashboard/panel'
import { listingKinds } from '../../listing/listing-kinds'
import { LoadMore } from '../../pagination/load-more'
import { useShownCount } from '../../pagination/shown-count'
import { usePagination } from '../../pagination/use-pagination'
import { OwnListingRow } from './own-listing-row'
import styles from './own-listing-table.module.css'
import { OwnListingsDocument, useOwnListingsSuspenseQuery } from './own-listings.generated'

interface Message {
  text: string
  good: boolean
}

export const OwnListingTable = ({ kind, path }: { kind: ListingKind; path: string }) => {
  const [params] = useSearchParams()
  const status = statusFromParams(params)
  const [message, setMessage] = useState<Message>()
  const shown = useShownCount()
  // The cache has the changes since the last visit, but not the new order of the list.
  const query = useOwnListingsSuspenseQuery({
    variables: { status, first: shown.first },
    ...revalidate,
  })
  const { client } = query
  const data = dataOrThrow(query)
  const { ownListings } = data
  const { nodes, more, entryRef } = usePagination({
    connection: ownListings,
    shown,
    query: OwnListingsDocument,
    variables: (page) => ({ status, ...page }),
    total: pluralizeTotal(ownListings, listingKinds[kind].noun),
  })
  const messageRef = useLostFocus<HTMLDivElement>(message, ownListings.nodes)
  const notify = async (text: string, good: boolean) => {
    setMessage({ text, good })
    if (good) await refetchQuietly(client, OwnListingsDocument)
  }

  const { noun, plural } = listingKinds[kind]
  return (
    <>
      {message && (
        <div ref={messageRef} tabIndex={-1}>
          <Notice key={message.text} good={message.good} text={message.text} />
        </div>
      )}
      {data.all.totalCount === 0 ? (
        <Empty
          title={`Your first ${noun}`}
          text={`Press New ${noun} above: what you type is saved as a draft, and nobody sees it until you publish it.`}
        />
      ) : (
        <section className={styles.panel} aria-label={plural}>
          <div className={styles.bar}>
            <StatusFilter counts={data} onChange={() => setMessage(undefined)} />
          </div>
          {status && nodes.length === 0 ? (
            <EmptyPanel text={emptyTexts[status]} />
          ) : (
            <table className={classes(table.table, styles.table)}>
              <thead>
                <tr>
                  <th scope="col">Listing</th>
                  <th scope="col">Category</th>
                  <th scope="col" className={styles.number}>
                    Price
                  </th>
                  <th scope="col">Status</th>
                  <th scope="col">Updated</th>
                  <th scope="col">
                    <span className="visually-hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {nodes.map((listing) => (
                  <OwnListingRow
                    key={listing.id}
                    listing={listing}
                    path={`${path}/${listing.id}`}
                    linkRef={entryRef(listing.id)}
                    notify={notify}
                  />
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
      {more && <LoadMore {...more} />}
    </>
  )
}

const emptyTexts = {
  PUBLISHED: 'Nothing is published yet. What you publish is listed here, and everybody can see it.',
  DRAFT: 'No drafts. New listings stay here until you publish them.',
  UNPUBLISHED: 'Nothing is unpublished. Listings you unpublish are kept here.',
}

export const OwnListingsSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Skeleton width="20rem" height="2rem" />
      </div>
      <Repeat count={5}>
        <div className={styles.skeletonRow}>
          <Skeleton width="56px" height="42px" />
          <Skeleton width="40%" height="1.2rem" />
        </div>
      </Repeat>
    </div>
  </Loading>
)

const filters = [
  { status: undefined, name: null, label: 'All', count: 'all' },
  { status: 'PUBLISHED', name: 'published', label: 'Published', count: 'published' },
  { status: 'DRAFT', name: 'draft', label: 'Drafts', count: 'drafts' },
  { status: 'UNPUBLISHED', name: 'unpublished', label: 'Unpublished', count: 'unpublished' },
] as const

type Counts = Record<(typeof filters)[number]['count'], Total>

/** The address keeps the filter, `?status=draft`; unknown values count as absent. */
const statusFromParams = (params: URLSearchParams): ListingStatus | undefined =>
  filters.find(({ name }) => name === params.get('status'))?.status

const StatusFilter = ({ counts, onChange }: { counts: Counts; onChange: () => void }) => {
  const [params, setParams] = useSearchParams()
  const chosen = statusFromParams(params)
  return (
    <Chips
      label="Status"
      chips={filters.map(({ status, name, label, count }) => ({
        name: label,
        count: totalText(counts[count]),
        chosen: status === chosen,
        choose: () => {
          onChange()
          setParams(name ? { status: name } : {}, { replace: true, preventScrollReset: true })
        },
      }))}
    />
  )
}
