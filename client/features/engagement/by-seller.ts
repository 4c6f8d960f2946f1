interface Part {
  seller: { id: string }
}

/** Parts of an order, those of one seller together. */
export const bySeller = <Of extends Part>(parts: readonly Of[]) => {
  const sellers = new Map<string, { seller: Of['seller']; parts: Of[] }>()
  for (const part of parts) {
    const group = sellers.get(part.seller.id)
    if (group) group.parts.push(part)
    else sellers.set(part.seller.id, { seller: part.seller, parts: [part] })
  }
  return [...sellers.values()]
}
