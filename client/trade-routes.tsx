import type { RouteObject } from 'react-router-dom'
import { Failure } from './features/page/failure'
import { Layout } from './layout'
import { screen } from './screen-route'

/** Where business begins: public, and only for those who mean it. */
export const tradeRoutes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: Failure,
    children: [
      screen('checkout', '/checkout', async () => (await import('./screens/checkout/checkout')).Checkout),
      screen(
        'request-quote',
        '/request-quote',
        async () => (await import('./screens/request-quote/request-quote')).RequestQuote,
      ),
      screen(
        'how-it-works',
        '/how-it-works',
        async () => (await import('./screens/how-it-works/how-it-works')).HowItWorks,
      ),
    ],
  },
]
