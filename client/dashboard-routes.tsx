import { Outlet, type RouteObject } from 'react-router-dom'
import { RouteError } from './features/page/errors/route-error'
import { RequireRole, RequireSession } from './features/session/guards'
import type { ListingKind } from './generated/schema'
import { screen } from './screen-route'
import { PageSpinner } from './ui/layout/page-loading'

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
    return () => <Earnings servicesPath={`/dashboard/${role}/services`} />
  })

const sellerOrdersRoute = (role: 'vendor' | 'freelancer' | 'broker', path: string) =>
  screen('seller-orders', path, async () => {
    const { SellerOrders } = await import('./screens/seller-orders/seller-orders')
    return () => <SellerOrders role={role} />
  })

const purchasesRoute = (path: string) =>
  screen('purchases', path, () => import('./screens/purchases/purchases').then((loaded) => loaded.Purchases))

const savedRoute = (path: string) =>
  screen('saved', path, () => import('./screens/saved/saved').then((loaded) => loaded.Saved))

const pages: RouteObject[] = [
  // The router needs the trailing slash below a pathless guard; it matches the path without one.
  screen('overview', '/dashboard/', () => import('./screens/overview/overview').then((loaded) => loaded.Overview)),
  screen('messages', '/dashboard/messages', () =>
    import('./screens/messages/messages').then((loaded) => loaded.Messages),
  ),
  screen('applications', '/dashboard/applications', () =>
    import('./screens/applications/applications').then((loaded) => loaded.Applications),
  ),
  screen('own-jobs', '/dashboard/jobs', () => import('./screens/own-jobs/own-jobs').then((loaded) => loaded.OwnJobs)),
  // Also for accounts that sold before their role was changed.
  screen('payouts', '/dashboard/payouts', () => import('./screens/payouts/payouts').then((loaded) => loaded.Payouts)),
  screen('settings', '/dashboard/settings', () =>
    import('./screens/settings/settings').then((loaded) => loaded.Settings),
  ),
  screen('engagement', '/dashboard/engagements/:id', () =>
    import('./screens/engagement/engagement').then((loaded) => loaded.Engagement),
  ),
  screen('agreement', '/dashboard/engagements/:id/agreement', () =>
    import('./screens/agreement/agreement').then((loaded) => loaded.Agreement),
  ),
  screen('invoice', '/dashboard/invoices/:number', () =>
    import('./screens/invoice/invoice').then((loaded) => loaded.Invoice),
  ),
  screen('take-downs', '/dashboard/take-downs', () =>
    import('./screens/take-downs/take-downs').then((loaded) => loaded.TakeDowns),
  ),
  screen('order', '/dashboard/orders/:id', () => import('./screens/order/order').then((loaded) => loaded.Order)),
  {
    element: <RequireRole allowed="customer" />,
    children: [purchasesRoute('/dashboard/customer/orders'), savedRoute('/dashboard/customer/saved')],
  },
  {
    element: <RequireRole allowed="vendor" />,
    children: [
      ...listingRoutes('PRODUCT', '/dashboard/vendor/products'),
      sellerOrdersRoute('vendor', '/dashboard/vendor/orders'),
      screen('vendor-analytics', '/dashboard/vendor/analytics', () =>
        import('./screens/vendor-analytics/vendor-analytics').then((loaded) => loaded.VendorAnalytics),
      ),
      screen('vendor-company', '/dashboard/vendor/company', () =>
        import('./screens/vendor-company/vendor-company').then((loaded) => loaded.VendorCompany),
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
    element: <RequireRole allowed={['vendor', 'freelancer', 'broker']} />,
    children: [
      screen('mandates', '/dashboard/mandates', () =>
        import('./screens/mandates/mandates').then((loaded) => loaded.Mandates),
      ),
      screen('credentials', '/dashboard/credentials', () =>
        import('./screens/credentials/credentials').then((loaded) => loaded.Credentials),
      ),
      purchasesRoute('/dashboard/purchases'),
      savedRoute('/dashboard/saved'),
    ],
  },
  {
    element: <RequireRole allowed={['customer', 'vendor', 'freelancer', 'broker']} />,
    children: [
      screen('docket', '/dashboard/docket', () => import('./screens/docket/docket').then((loaded) => loaded.Docket)),
    ],
  },
  {
    element: <RequireRole allowed="admin" />,
    children: [
      screen('admin-orders', '/dashboard/admin/orders', () =>
        import('./screens/admin-orders/admin-orders').then((loaded) => loaded.AdminOrders),
      ),
      screen('admin-disputes', '/dashboard/admin/disputes', () =>
        import('./screens/admin-disputes/admin-disputes').then((loaded) => loaded.AdminDisputes),
      ),
      screen('admin-analytics', '/dashboard/admin/analytics', () =>
        import('./screens/admin-analytics/admin-analytics').then((loaded) => loaded.AdminAnalytics),
      ),
      screen('admin-users', '/dashboard/admin/users', () =>
        import('./screens/admin-users/admin-users').then((loaded) => loaded.AdminUsers),
      ),
      screen('search-synonyms', '/dashboard/admin/search', () =>
        import('./screens/search-synonyms/search-synonyms').then((loaded) => loaded.SearchSynonyms),
      ),
      screen('admin-reports', '/dashboard/admin/reports', () =>
        import('./screens/admin-reports/admin-reports').then((loaded) => loaded.AdminReports),
      ),
      screen('admin-notices', '/dashboard/admin/announcements', () =>
        import('./screens/admin-notices/admin-notices').then((loaded) => loaded.AdminNotices),
      ),
      screen('credential-queue', '/dashboard/admin/credentials', () =>
        import('./screens/credential-queue/credential-queue').then((loaded) => loaded.CredentialQueue),
      ),
    ],
  },
]

const DashboardWaiting = () => (
  <>
    <title>Dashboard · Marque</title>
    <PageSpinner />
  </>
)

export const dashboardRoutes: RouteObject[] = [
  {
    ...screen('dashboard', '/dashboard', () =>
      import('./screens/dashboard/dashboard').then((loaded) => loaded.Dashboard),
    ),
    // Inside the layout, so that the layout stays when confirming the session fails.
    children: [
      {
        element: (
          <RequireSession waiting={<DashboardWaiting />}>
            <Outlet />
          </RequireSession>
        ),
        ErrorBoundary: RouteError,
        children: pages,
      },
    ],
  },
]
