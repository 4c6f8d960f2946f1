interface Part {
  seller: { id: string }
}

/** Groups the engagements of an order by seller. */
export const groupBySeller = <Of extends Part>(parts: readonly Of[]) => {
  const sellers = new Map<string, { seller: Of['seller']; parts: Of[] }>()
  for (const part of parts) {
    const group = sellers.get(part.seller.id)
    if (group) group.parts.push(part)
    else sellers.set(part.seller.id, { seller: part.seller, parts: [part] })
  }
  return [...sellers.values()]
}
