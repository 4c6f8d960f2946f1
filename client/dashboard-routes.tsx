import { Outlet, type RouteObject } from 'react-router-dom'
import { Failure } from './features/page/failure'
import { OnlyFor } from './features/session/only-for'
import { SignedIn } from './features/session/signed-in'
import { screen } from './screen-route'

const pages: RouteObject[] = [
  // With the slash that the router puts below a guard; the page is found without.
  screen('overview', '/dashboard/', async () => (await import('./screens/overview/overview')).Overview),
  screen('messages', '/dashboard/messages', async () => (await import('./screens/messages/messages')).Messages),
  screen(
    'applications',
    '/dashboard/applications',
    async () => (await import('./screens/applications/applications')).Applications,
  ),
  screen('own-jobs', '/dashboard/jobs', async () => (await import('./screens/own-jobs/own-jobs')).OwnJobs),
  screen('settings', '/dashboard/settings', async () => (await import('./screens/settings/settings')).Settings),
  screen('workroom', '/dashboard/engagements/:id', async () => (await import('./screens/workroom/workroom')).Workroom),
  screen('order', '/dashboard/orders/:id', async () => (await import('./screens/order/order')).Order),
  {
    element: <OnlyFor who="customer" />,
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
    element: <OnlyFor who="vendor" />,
    children: [
      screen(
        'vendor-products',
        '/dashboard/vendor/products',
        async () => (await import('./screens/vendor-products/vendor-products')).VendorProducts,
      ),
      screen(
        'vendor-product',
        '/dashboard/vendor/products/:id',
        async () => (await import('./screens/vendor-product/vendor-product')).VendorProduct,
      ),
      screen(
        'vendor-orders',
        '/dashboard/vendor/orders',
        async () => (await import('./screens/vendor-orders/vendor-orders')).VendorOrders,
      ),
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
    element: <OnlyFor who="freelancer" />,
    children: [
      screen(
        'freelancer-services',
        '/dashboard/freelancer/services',
        async () => (await import('./screens/freelancer-services/freelancer-services')).FreelancerServices,
      ),
      screen(
        'freelancer-service',
        '/dashboard/freelancer/services/:id',
        async () => (await import('./screens/freelancer-service/freelancer-service')).FreelancerService,
      ),
      screen(
        'freelancer-projects',
        '/dashboard/freelancer/projects',
        async () => (await import('./screens/freelancer-projects/freelancer-projects')).FreelancerProjects,
      ),
      screen(
        'freelancer-earnings',
        '/dashboard/freelancer/earnings',
        async () => (await import('./screens/freelancer-earnings/freelancer-earnings')).FreelancerEarnings,
      ),
    ],
  },
  {
    element: <OnlyFor who="broker" />,
    children: [
      screen(
        'broker-services',
        '/dashboard/broker/services',
        async () => (await import('./screens/broker-services/broker-services')).BrokerServices,
      ),
      screen(
        'broker-service',
        '/dashboard/broker/services/:id',
        async () => (await import('./screens/broker-service/broker-service')).BrokerService,
      ),
      screen(
        'broker-clients',
        '/dashboard/broker/clients',
        async () => (await import('./screens/broker-clients/broker-clients')).BrokerClients,
      ),
      screen(
        'broker-earnings',
        '/dashboard/broker/earnings',
        async () => (await import('./screens/broker-earnings/broker-earnings')).BrokerEarnings,
      ),
    ],
  },
  {
    element: <OnlyFor who="admin" />,
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
    // Inside the layout, so that a failing question leaves it standing.
    children: [
      {
        element: (
          <SignedIn>
            <Outlet />
          </SignedIn>
        ),
        ErrorBoundary: Failure,
        children: pages,
      },
    ],
  },
]
