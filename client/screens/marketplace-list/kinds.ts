import type { UserRole } from '../../generated/schema'

export interface Kind {
  words: {
    /** Of the document. */
    title: string
    description: string
    heading: string
    lead: string
    /** Last of the breadcrumb, where it isn't the heading. */
    current?: string
  }
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
      words: {
        title: 'Marketplace: Products',
        description: 'Templates, reports and IP assets on Marque, by category, price and rating.',
        heading: 'Products',
        lead: 'Templates, reports and IP assets, ready to use the day you buy them.',
      },
      noun: 'product',
      none: 'No products found',
      ofServices: false,
    },
  ],
  [
    'services',
    {
      words: {
        title: 'Marketplace: Services',
        description: 'Filings, searches, drafting and design on Marque, by category, price and rating.',
        heading: 'Services',
        lead: 'Filings, searches, drafting and design at a price you see before you ask.',
      },
      noun: 'service',
      none: 'No services found',
      ofServices: true,
    },
  ],
  [
    'freelancers',
    {
      words: {
        title: 'Marketplace: Freelancers',
        description: 'Fixed-price work by freelancers on Marque, by category, price and rating.',
        heading: 'Freelancer services',
        lead: 'Fixed-price work by independent people: you know who does it before you ask.',
        current: 'Freelancers',
      },
      noun: 'freelancer service',
      none: 'No freelancer services found',
      ofServices: true,
      sellerRole: 'FREELANCER',
    },
  ],
])
