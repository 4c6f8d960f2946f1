import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListingKind } from '../../generated/schema'
import { Empty } from '../../ui/empty'
import { Notice } from '../../ui/notice'
import { NothingYet } from '../dashboard/nothing-yet'
import { total } from '../listing/counted'
import { LoadMore } from '../listing/load-more'
import { pageSize, shown } from '../listing/shown'
import { useMore } from '../listing/use-more'
import { OwnListingRow } from './own-listing-row'
import styles from './own-listing-table.module.css'
import { OwnListingsDocument, useOwnListingsSuspenseQuery } from './own-listings.generated'
import { ownWords } from './own-words'
import { StatusFilter, statusIn } from './status-filter'

interface Said {
  text: string
  good: boolean
}

export const OwnListingTable = ({ kind, path }: { kind: ListingKind; path: string }) => {
  const [params] = useSearchParams()
  const status = statusIn(params)
  const [said, setSaid] = useState<Said>()
  // What was written since is in the cache, but not in which order.
  const { data, client } = useOwnListingsSuspenseQuery({
    variables: { status, first: shown(params) },
    fetchPolicy: 'cache-and-network',
  })
  const { ownListings } = data
  const all = total(ownListings, ownWords[kind].noun)
  const { more, linkRef } = useMore({
    list: ownListings,
    total: all,
    load: async (after) => {
      const variables = { status, first: pageSize, after }
      const answer = await client.query({ query: OwnListingsDocument, variables, fetchPolicy: 'no-cache' })
      return answer.data?.ownListings
    },
    keep: (longer, first) =>
      client.writeQuery({
        query: OwnListingsDocument,
        variables: { status, first },
        data: { ...data, ownListings: longer },
      }),
  })
  const tell = async (text: string, good: boolean) => {
    setSaid({ text, good })
    if (good) await client.refetchQueries({ include: [OwnListingsDocument] })
  }

  const { noun, title } = ownWords[kind]
  return (
    <>
      {said && <Notice key={said.text} good={said.good} text={said.text} />}
      {data.all.totalCount === 0 ? (
        <Empty
          title={`Your first ${noun}`}
          text={`Press New ${noun} above: what you type is kept as a draft, and nobody sees it until you publish it.`}
        />
      ) : (
        <section className={styles.panel} aria-label={title}>
          <div className={styles.bar}>
            <StatusFilter counts={data} />
          </div>
          {status && ownListings.nodes.length === 0 ? (
            <NothingYet text={none[status]} />
          ) : (
            <table className={styles.table}>
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
                {ownListings.nodes.map((listing) => (
                  <OwnListingRow
                    key={listing.id}
                    listing={listing}
                    path={`${path}/${listing.id}`}
                    linkRef={linkRef(listing.id)}
                    tell={tell}
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

const none = {
  PUBLISHED: 'Nothing is published. What you publish is seen by everybody, and stands here.',
  DRAFT: 'No drafts. What you begin is kept here until you publish it.',
  UNPUBLISHED: 'Nothing is unpublished. What you take out of sight is kept here.',
}
