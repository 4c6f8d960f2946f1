import { Outlet, type RouteObject } from 'react-router-dom'
import { RouteError } from './features/page/errors/route-error'
import { RequireRole, RequireSession } from './features/session/guards'
import type { ListingKind } from './generated/schema'
import { screen } from './screen-route'

const listingRoutes = (kind: ListingKind, path: string) => [
  screen('own-listings', path, async () => {
    const { OwnListings } = await import('./screens/own-listings/own-listings')
    return () => <OwnListings kind={kind} path={path} />
  }),
  screen('listing-editor', `${path}/:id`, async () => {
    const { ListingEditor } = await import('./screens/listing-editor/listing-editor')
    return () => <ListingEditor kind={kind} path={path} />
  }),
]

const earningsRoute = (role: 'freelancer' | 'broker') =>
  screen('earnings', `/dashboard/${role}/earnings`, async () => {
    const { Earnings } = await import('./screens/earnings/earnings')
    return () => <Earnings services={`/dashboard/${role}/services`} />
  })

const sellerOrdersRoute = (role: 'vendor' | 'freelancer' | 'broker', path: string) =>
  screen('seller-orders', path, async () => {
    const { SellerOrders } = await import('./screens/seller-orders/seller-orders')
    return () => <SellerOrders role={role} />
  })

const pages: RouteObject[] = [
  // The router needs the trailing slash below a pathless guard; it matches the path without one.
  screen('overview', '/dashboard/', async () => (await import('./screens/overview/overview')).Overview),
  screen('messages', '/dashboard/messages', async () => (await import('./screens/messages/messages')).Messages),
  screen(
    'applications',
    '/dashboard/applications',
    async () => (await import('./screens/applications/applications')).Applications,
  ),
  screen('own-jobs', '/dashboard/jobs', async () => (await import('./screens/own-jobs/own-jobs')).OwnJobs),
  screen('settings', '/dashboard/settings', async () => (await import('./screens/settings/settings')).Settings),
  screen(
    'engagement',
    '/dashboard/engagements/:id',
    async () => (await import('./screens/engagement/engagement')).Engagement,
  ),
  screen('order', '/dashboard/orders/:id', async () => (await import('./screens/order/order')).Order),
  {
    element: <RequireRole allowed="customer" />,
    children: [
      screen(
        'customer-orders',
        '/dashboard/customer/orders',
        async () => (await import('./screens/customer-orders/customer-orders')).CustomerOrders,
      ),
      screen(
        'customer-saved',
        '/dashboard/customer/saved',
        async () => (await import('./screens/customer-saved/customer-saved')).CustomerSaved,
      ),
    ],
  },
  {
    element: <RequireRole allowed="vendor" />,
    children: [
      ...listingRoutes('PRODUCT', '/dashboard/vendor/products'),
      sellerOrdersRoute('vendor', '/dashboard/vendor/orders'),
      screen(
        'vendor-analytics',
        '/dashboard/vendor/analytics',
        async () => (await import('./screens/vendor-analytics/vendor-analytics')).VendorAnalytics,
      ),
      screen(
        'vendor-company',
        '/dashboard/vendor/company',
        async () => (await import('./screens/vendor-company/vendor-company')).VendorCompany,
      ),
    ],
  },
  {
    element: <RequireRole allowed="freelancer" />,
    children: [
      ...listingRoutes('SERVICE', '/dashboard/freelancer/services'),
      sellerOrdersRoute('freelancer', '/dashboard/freelancer/projects'),
      earningsRoute('freelancer'),
    ],
  },
  {
    element: <RequireRole allowed="broker" />,
    children: [
      ...listingRoutes('SERVICE', '/dashboard/broker/services'),
      sellerOrdersRoute('broker', '/dashboard/broker/clients'),
      earningsRoute('broker'),
    ],
  },
  {
    element: <RequireRole allowed="admin" />,
    children: [
      screen(
        'admin-users',
        '/dashboard/admin/users',
        async () => (await import('./screens/admin-users/admin-users')).AdminUsers,
      ),
    ],
  },
]

export const dashboardRoutes: RouteObject[] = [
  {
    ...screen('dashboard', '/dashboard', async () => (await import('./screens/dashboard/dashboard')).Dashboard),
    // Inside the layout, so that the layout stays when confirming the session fails.
    children: [
      {
        element: (
          <RequireSession>
            <Outlet />
          </RequireSession>
        ),
        ErrorBoundary: RouteError,
        children: pages,
      },
    ],
  },
]
