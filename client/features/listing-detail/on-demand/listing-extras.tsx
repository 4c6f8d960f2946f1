import { useEffect, useState } from 'react'
import { mayBuyFrom } from '../../session/roles'
import { useSession } from '../../session/session-store'
import type { ListingDetail_ListingFragment } from '../listing-detail.generated'
import { PictureDialog } from './picture-dialog'
import { PurchaseBar } from './purchase-bar'

interface Props {
  listing: ListingDetail_ListingFragment
  /** The cover first. */
  pictures: readonly string[]
}

/** The parts of a listing's page that load after it: its pictures in a dialog, and Add to Cart at the edge of a phone. */
export const ListingExtras = ({ listing, pictures }: Props) => {
  const mayBuy = mayBuyFrom(useSession().user, listing.seller)
  const [picture, setPicture] = useState<number>()
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-picture]')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setPicture(Number(link.dataset.picture))
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  return (
    <>
      {mayBuy && <PurchaseBar listing={listing} />}
      {picture !== undefined && (
        <PictureDialog
          title={listing.title}
          pictures={pictures}
          first={picture}
          onClose={() => setPicture(undefined)}
        />
      )}
    </>
  )
}
