import type { ListingKind } from '../../generated/schema'

export const kindTexts = {
  PRODUCT: {
    list: { to: '/products', label: 'Products' },
    terms: 'paid once, yours to keep',
    contact: 'Contact Vendor',
    idLabel: 'Product ID',
    notFound: 'Product Not Found',
    browse: 'Browse All Products',
  },
  SERVICE: {
    list: { to: '/services', label: 'Services' },
    terms: 'fixed price, official fees at cost',
    contact: 'Contact Provider',
    idLabel: 'Service ID',
    notFound: 'Service Not Found',
    browse: 'Browse All Services',
  },
} as const satisfies Record<ListingKind, object>
