import type { ListingCard_ListingFragment } from '../features/listing/listing-card.generated'

const base = {
  __typename: 'Service',
  price: 100,
  hasPackages: false,
  deliveryDays: 14,
  cover: '/artwork/cover/logo-design/odd.svg',
  rating: 4.5,
  reviewCount: 12,
  category: { __typename: 'Category', id: 'cat-logo-design', name: 'Logo Design' },
  seller: { __typename: 'Profile', id: 'usr-odd', name: 'Odd', avatar: '/artwork/avatar/odd.svg', role: 'BROKER' },
} as const

/** Listings that strain a layout: long titles, other scripts, no reviews, extreme prices. */
export const edgeCaseListings = {
  longTitle: { ...base, id: 'odd-1', title: 'A mark, a name and a promise, drawn '.repeat(6).slice(0, 200).trim() },
  noSpaces: { ...base, id: 'odd-2', title: 'Patentanmeldungsunterlagen'.repeat(7) },
  rightToLeft: {
    ...base,
    id: 'odd-3',
    title: 'تسجيل العلامة التجارية (مصر)',
    seller: { ...base.seller, id: 'usr-odd-3', name: 'مكتب الأهرام' },
  },
  unrated: { ...base, id: 'odd-4', title: 'Nobody has tried it', rating: 0, reviewCount: 0 },
  free: { ...base, id: 'odd-5', title: 'For nothing', price: 0 },
  dear: { ...base, id: 'odd-6', title: 'For very much', price: 99_999_999.99, reviewCount: 123_456 },
} satisfies Record<string, ListingCard_ListingFragment>
