import type { FragmentType } from '@apollo/client'
import { type Ref, useState } from 'react'
import { QuickAdd } from '../../features/cart/add-to-cart'
import { hasFormDraft } from '../../features/form/form-draft'
import { ListingCover } from '../../features/listing/listing-cover'
import { Link } from '../../features/page/layout/link'
import { ButtonLink } from '../../features/page/layout/links'
import { useReturnFocus } from '../../lib/focus/use-return-focus'
import { formatPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { TextButton } from '../../ui/button/text-button'
import { Badge } from '../../ui/text/badge'
import { Paragraphs } from '../../ui/text/paragraphs'
import { NoteForm } from './note-form'
import { RemoveButton } from './remove-button'
import styles from './saved.module.css'
import { type SavedListingRow_ListingFragment, useSavedListingRow_ListingFragment } from './saved-listing-row.generated'
import { ShareButton } from './share-button'

interface Props {
  listing: FragmentType<SavedListingRow_ListingFragment>
  /** Gets the focus when more rows have loaded. */
  linkRef: Ref<HTMLAnchorElement> | undefined
  remove: () => Promise<unknown>
}

export const SavedListingRow = ({ listing: from, linkRef, remove }: Props) => {
  const listing = useSavedListingRow_ListingFragment(from)
  const { id, title, category, seller, savedListing, hasPackages, __typename } = listing
  const path = listingPath(listing)
  const note = savedListing?.note ?? ''
  const draft = `note:${id}`
  // A note that was left with text in it is open again.
  const [opened, setOpened] = useState<'by draft' | 'by press' | undefined>(() =>
    hasFormDraft(draft) ? 'by draft' : undefined,
  )
  const noteButton = useReturnFocus(opened !== undefined)
  return (
    <li>
      <div className={styles.cover}>
        <ListingCover cover={listing.cover} size="card" />
      </div>
      <div className={styles.text}>
        <Link ref={linkRef} to={path} dir="auto">
          {title}
        </Link>
        <span dir="auto">{`${category.name}, ${seller.name}`}</span>
      </div>
      <SavedPrice listing={listing} />
      <div className={styles.actions}>
        {hasPackages ? (
          <ButtonLink size="small" to={path} aria-label={`Choose a package of ${title}`}>
            Choose
          </ButtonLink>
        ) : (
          <QuickAdd listingId={id} title={title} once={__typename === 'Product'} />
        )}
        <ShareButton title={title} path={path} />
        <RemoveButton name={title} remove={remove} />
      </div>
      <div className={styles.note}>
        {opened ? (
          <NoteForm
            id={id}
            title={title}
            note={note}
            draft={draft}
            focus={opened === 'by press'}
            onSaved={() => setOpened(undefined)}
            onCancel={() => setOpened(undefined)}
          />
        ) : (
          <>
            {note && <Paragraphs text={note} />}
            <TextButton
              ref={noteButton}
              aria-label={`${note ? 'Edit the note' : 'Add a note'}: ${title}`}
              onClick={() => setOpened('by press')}
            >
              {note ? 'Edit the note' : 'Add a note'}
            </TextButton>
          </>
        )}
      </div>
    </li>
  )
}

const SavedPrice = ({
  listing: { price, hasPackages, savedListing },
}: {
  listing: SavedListingRow_ListingFragment
}) => {
  const before = savedListing?.price ?? price
  return (
    <p className={styles.price}>
      <b>{`${hasPackages ? 'From ' : ''}${formatPrice(price)}`}</b>
      {price < before && (
        <>
          <span>{`${formatPrice(before)} when you saved it`}</span>
          <Badge tone="good">Price dropped</Badge>
        </>
      )}
    </p>
  )
}
