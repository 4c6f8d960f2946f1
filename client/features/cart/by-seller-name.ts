/**
 * The groups of a quote as cart and checkout list them: sorted by their first line, a seller would move when that line is removed.
 */
export const bySellerName = <Group extends { seller: { name: string } }>(groups: readonly Group[]) =>
  groups.toSorted((a, b) => a.seller.name.localeCompare(b.seller.name, 'en'))
