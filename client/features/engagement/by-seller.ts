interface Part {
  seller: { id: string; name: string }
}

/** Parts of an order, those of one seller together. */
export const bySeller = <Of extends Part>(parts: readonly Of[]) => {
  const sellers = new Map(parts.map(({ seller }) => [seller.id, seller]))
  return [...sellers.values()].map((seller) => ({ seller, parts: parts.filter((part) => part.seller.id === seller.id) }))
}
