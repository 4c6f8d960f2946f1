import type { Address } from '../page/page-data'

export interface Trail {
  trail: { to: string; label: string }[]
  current: string
}

export const trailData = ({ trail, current }: Trail, address: Address) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, { to: undefined, label: current }].map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to && address(to),
  })),
})
