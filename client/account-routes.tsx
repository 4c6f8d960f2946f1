import type { RouteObject } from 'react-router-dom'
import { Failure } from './features/page/failure'
import { Layout } from './layout'
import { screen } from './screen-route'

/** Ways back into an account, into one's company, and into business: public, and seldom the first page that somebody opens. */
export const accountRoutes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: Failure,
    children: [
      screen(
        'companies-register',
        '/companies/register',
        async () => (await import('./screens/companies-register/companies-register')).CompaniesRegister,
      ),
      screen(
        'forgot-password',
        '/forgot-password',
        async () => (await import('./screens/forgot-password/forgot-password')).ForgotPassword,
      ),
      screen(
        'reset-password',
        '/reset-password',
        async () => (await import('./screens/reset-password/reset-password')).ResetPassword,
      ),
      screen(
        'confirm-email',
        '/confirm-email',
        async () => (await import('./screens/confirm-email/confirm-email')).ConfirmEmail,
      ),
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
