import { Outlet, type RouteObject } from 'react-router-dom'
import { RouteError } from './features/page/errors/route-error'
import { RequireRole, RequireSession } from './features/session/guards'
import type { ListingKind } from './generated/schema'
import { screen } from './screen-route'

const listingRoutes = (kind: ListingKind, path: string) => [
  screen('own-listings', path, 'OwnListings', async () => {
    const { OwnListings } = await import('./screens/own-listings/own-listings')
    return { OwnListings: () => <OwnListings kind={kind} path={path} /> }
  }),
  screen('listing-editor', `${path}/:id`, 'ListingEditor', async () => {
    const { ListingEditor } = await import('./screens/listing-editor/listing-editor')
    return { ListingEditor: () => <ListingEditor kind={kind} path={path} /> }
  }),
]

const earningsRoute = (role: 'freelancer' | 'broker') =>
  screen('earnings', `/dashboard/${role}/earnings`, 'Earnings', async () => {
    const { Earnings } = await import('./screens/earnings/earnings')
    return { Earnings: () => <Earnings services={`/dashboard/${role}/services`} /> }
  })

const sellerOrdersRoute = (role: 'vendor' | 'freelancer' | 'broker', path: string) =>
  screen('seller-orders', path, 'SellerOrders', async () => {
    const { SellerOrders } = await import('./screens/seller-orders/seller-orders')
    return { SellerOrders: () => <SellerOrders role={role} /> }
  })

const pages: RouteObject[] = [
  // The router needs the trailing slash below a pathless guard; it matches the path without one.
  screen('overview', '/dashboard/', 'Overview', () => import('./screens/overview/overview')),
  screen('messages', '/dashboard/messages', 'Messages', () => import('./screens/messages/messages')),
  screen(
    'applications',
    '/dashboard/applications',
    'Applications',
    () => import('./screens/applications/applications'),
  ),
  screen('own-jobs', '/dashboard/jobs', 'OwnJobs', () => import('./screens/own-jobs/own-jobs')),
  screen('settings', '/dashboard/settings', 'Settings', () => import('./screens/settings/settings')),
  screen('engagement', '/dashboard/engagements/:id', 'Engagement', () => import('./screens/engagement/engagement')),
  screen('order', '/dashboard/orders/:id', 'Order', () => import('./screens/order/order')),
  {
    element: <RequireRole allowed="customer" />,
    children: [
      screen(
        'customer-orders',
        '/dashboard/customer/orders',
        'CustomerOrders',
        () => import('./screens/customer-orders/customer-orders'),
      ),
      screen(
        'customer-saved',
        '/dashboard/customer/saved',
        'CustomerSaved',
        () => import('./screens/customer-saved/customer-saved'),
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
        'VendorAnalytics',
        () => import('./screens/vendor-analytics/vendor-analytics'),
      ),
      screen(
        'vendor-company',
        '/dashboard/vendor/company',
        'VendorCompany',
        () => import('./screens/vendor-company/vendor-company'),
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
      screen('admin-users', '/dashboard/admin/users', 'AdminUsers', () => import('./screens/admin-users/admin-users')),
    ],
  },
]

export const dashboardRoutes: RouteObject[] = [
  {
    ...screen('dashboard', '/dashboard', 'Dashboard', () => import('./screens/dashboard/dashboard')),
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
