import type { ListingKind, UserRole } from '../generated/schema'

const folders = { Product: 'products', Service: 'service' }

/** `/products/prd-2801`, `/service/srv-1101` */
export const listingPath = ({ __typename, id }: { __typename: keyof typeof folders; id: string }) =>
  `/${folders[__typename]}/${id}`

/** The public page of a listing that its seller edits. */
export const publicPath = ({ id, kind }: { id: string; kind: ListingKind }) =>
  listingPath({ __typename: kind === 'PRODUCT' ? 'Product' : 'Service', id })

export const freelancerContactPath = (freelancerId: string) => `/freelancers/${freelancerId}/contact`

/** The page where the owner of a job reads its applications and edits it. */
export const ownJobPath = (id: string) => `/dashboard/jobs?job=${id}`

export const applyPath = (jobId: string) => `/jobs/${jobId}/apply`

export const engagementPath = (id: string) => `/dashboard/engagements/${id}`

export const adminUsersPath = '/dashboard/admin/users'

export const searchPath = (text: string) => `/search?q=${encodeURIComponent(text)}`

interface SavedSearch {
  text: string
  kind?: ListingKind | null | undefined
  category?: { slug: string } | null | undefined
  minPrice?: number | null | undefined
  maxPrice?: number | null | undefined
  maxDeliveryDays?: number | null | undefined
  sellerRole?: UserRole | null | undefined
  verified?: boolean | undefined
  jurisdiction?: string | null | undefined
  language?: string | null | undefined
}

/** The search page with the text and the filters of a saved search. */
export const savedSearchPath = ({ text, kind, category, ...saved }: SavedSearch) => {
  const params = new URLSearchParams()
  const values = {
    q: text || null,
    kind: kind?.toLowerCase(),
    category: category?.slug,
    min: saved.minPrice,
    max: saved.maxPrice,
    days: saved.maxDeliveryDays,
    role: saved.sellerRole?.toLowerCase(),
    verified: saved.verified || null,
    jurisdiction: saved.jurisdiction,
    language: saved.language?.toLowerCase(),
  }
  for (const [name, value] of Object.entries(values)) if (value != null) params.set(name, String(value))
  return `/search?${params}`
}

/** The login page, with the path to return to after sign-in. */
export const loginPath = (next: string) => `/login?next=${encodeURIComponent(next)}`

/**
 * The path to open after sign-in, from `?next=`, if it belongs to this site. `//host` and `/\host` are other sites, even with a tab
 * between the slashes, because browsers ignore it.
 */
export const nextPath = (params: URLSearchParams) => {
  const next = params.get('next') ?? ''
  return /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : undefined
}

/** A link between the login and the register page; it keeps `?next=` and drops all other parameters. */
export const authPath = (path: '/login' | '/register', params: URLSearchParams) => {
  const next = nextPath(params)
  return next ? `${path}?${new URLSearchParams({ next })}` : path
}

/** The page that the server renders for a malformed address. No route has this path. */
export const notFoundPath = '/page-not-found'
