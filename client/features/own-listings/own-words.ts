/** How the pages about products speak, and those about services. `type` is what the public calls it. */
export const ownWords = {
  PRODUCT: { noun: 'product', title: 'Products', type: 'Product' },
  SERVICE: { noun: 'service', title: 'Services', type: 'Service' },
} as const

/** Stands where a title would. */
export const titleOf = ({ title }: { title: string }) => title.trim() || 'Untitled'
