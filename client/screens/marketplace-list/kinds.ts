import type { UserRole } from '../../generated/schema'

export interface Kind {
  title: string
  description: string
  heading: string
  lead: string
  /** Last of the breadcrumb. */
  current: string
  noun: string
  none: string
  ofServices: boolean
  sellerRole?: UserRole
}

/** By the last part of the address. */
export const kinds = new Map<string | undefined, Kind>([
  [
    'products',
    {
      title: 'Marketplace: Products',
      description:
        'Templates, reports, workbooks and IP assets on Marque, by category, price and rating: ready to use the day you buy them.',
      heading: 'Products',
      lead: 'Templates, reports and IP assets, ready to use the day you buy them.',
      current: 'Products',
      noun: 'product',
      none: 'No products found',
      ofServices: false,
    },
  ],
  [
    'services',
    {
      title: 'Marketplace: Services',
      description:
        'Filings, searches, drafting and design on Marque, by category, price and rating: fixed-price work by brokers and freelancers.',
      heading: 'Services',
      lead: 'Filings, searches, drafting and design at a price you see before you ask.',
      current: 'Services',
      noun: 'service',
      none: 'No services found',
      ofServices: true,
    },
  ],
  [
    'freelancers',
    {
      title: 'Marketplace: Freelancers',
      description:
        'Services that freelancers on Marque offer at a fixed price, by category, price and rating: one person, named, from start to end.',
      heading: 'Freelancer services',
      lead: 'Fixed-price work by independent people: you know who does it before you ask.',
      current: 'Freelancers',
      noun: 'freelancer service',
      none: 'No freelancer services found',
      ofServices: true,
      sellerRole: 'FREELANCER',
    },
  ],
])
