import type { RouteObject } from 'react-router-dom'
import { OnlyFor } from './features/session/only-for'
import { screen } from './screen-route'

const pages: RouteObject[] = [
  screen('overview', '/dashboard', async () => (await import('./screens/overview/overview')).Overview),
  screen('messages', '/dashboard/messages', async () => (await import('./screens/messages/messages')).Messages),
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
        'vendor-orders',
        '/dashboard/vendor/orders',
        async () => (await import('./screens/vendor-orders/vendor-orders')).VendorOrders,
      ),
      screen(
        'vendor-analytics',
        '/dashboard/vendor/analytics',
        async () => (await import('./screens/vendor-analytics/vendor-analytics')).VendorAnalytics,
      ),
    ],
  },
  {
    element: <OnlyFor who="freelancer" />,
    children: [
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
]

export const dashboardRoutes: RouteObject[] = [
  {
    ...screen('dashboard', '/dashboard', async () => (await import('./screens/dashboard/dashboard')).Dashboard),
    children: pages,
  },
]
