/** How the page of a product speaks, and that of a service. */
export const words = {
  Product: {
    noun: 'product',
    list: { to: '/products', label: 'Products' },
    terms: 'paid once, yours to keep',
    contact: 'Contact Vendor',
    id: 'Product ID',
    unknown: 'Product Not Found',
    browse: 'Browse All Products',
  },
  Service: {
    noun: 'service',
    list: { to: '/services', label: 'Services' },
    terms: 'fixed price, official fees at cost',
    contact: 'Contact Provider',
    id: 'Service ID',
    unknown: 'Service Not Found',
    browse: 'Browse All Services',
  },
} as const

export type ListingKind = keyof typeof words
