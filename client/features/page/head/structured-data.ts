import type { AbsoluteUrl } from '../page-contexts'

export interface Trail {
  trail: { to: string; label: string }[]
  current: string
}

export const breadcrumbData = ({ trail, current }: Trail, url: AbsoluteUrl) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, { to: undefined, label: current }].map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to && url(to),
  })),
})

/** Undefined without reviews: search engines refuse a rating without any. */
export const ratingData = ({ rating, reviewCount }: { rating: number; reviewCount: number }) =>
  reviewCount === 0
    ? undefined
    : { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 }
