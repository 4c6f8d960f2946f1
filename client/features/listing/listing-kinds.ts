import type { ListingKind } from '../../generated/schema'

export const listingKinds = {
  PRODUCT: { noun: 'product', plural: 'Products', typename: 'Product' },
  SERVICE: { noun: 'service', plural: 'Services', typename: 'Service' },
} as const satisfies Record<ListingKind, object>

export const kindOf = ({ __typename }: { __typename: 'Product' | 'Service' }): ListingKind =>
  __typename === 'Product' ? 'PRODUCT' : 'SERVICE'

export const titleOrUntitled = ({ title }: { title: string }) => title.trim() || 'Untitled'
