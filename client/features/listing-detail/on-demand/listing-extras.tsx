import { type RefObject, useImperativeHandle, useState } from 'react'
import { mayBuyFrom } from '../../session/roles'
import { useSession } from '../../session/session-store'
import type { ListingDetail_ListingFragment } from '../listing-detail.generated'
import type { OpenPicture } from '../open-picture'
import { PictureDialog } from './picture-dialog'
import { PurchaseBar } from './purchase-bar'

interface Props {
  listing: ListingDetail_ListingFragment
  /** The cover first. */
  pictures: readonly string[]
  /** The choices and Add to Cart of the page. */
  actions: RefObject<HTMLElement | null>
  openPicture: RefObject<OpenPicture | null>
}

/** The parts of a listing's page that load after it: its pictures in a dialog, and Add to Cart at the edge of a phone. */
export const ListingExtras = ({ listing, pictures, actions, openPicture }: Props) => {
  const mayBuy = mayBuyFrom(useSession().user, listing.seller)
  const [picture, setPicture] = useState<number>()
  useImperativeHandle(
    openPicture,
    (): OpenPicture => (event, index) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setPicture(index)
    },
    [],
  )
  return (
    <>
      {mayBuy && <PurchaseBar listing={listing} actions={actions} />}
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
