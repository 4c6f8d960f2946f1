import { useState } from 'react'
import { AddToCart } from '../cart/add-to-cart'
import { ChoiceFields } from './choice-fields'
import { cheapestChoice, type ListingWithOptions, optionsOf } from './options'

/** Choosing, and Add to Cart for what is chosen. At first that is the cheapest choice. */
export const ChoicePanel = ({ listing }: { listing: ListingWithOptions }) => {
  const options = optionsOf(listing)
  const [choice, choose] = useState(() => cheapestChoice(options))
  return (
    <>
      <ChoiceFields options={options} listing={listing} choice={choice} choose={choose} />
      <AddToCart listingId={listing.id} once={listing.__typename === 'Product'} choice={choice} />
    </>
  )
}
