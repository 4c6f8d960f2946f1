import type { RouteObject } from 'react-router-dom'
import { RouteError } from './features/page/errors/route-error'
import { Layout } from './layout'
import { screen } from './screen-route'

const contactRoute = (kind: 'company' | 'freelancer', path: string) =>
  screen('contact', path, 'Contact', async () => {
    const { Contact } = await import('./screens/contact/contact')
    return { Contact: () => <Contact kind={kind} /> }
  })

/** Public pages that few visitors open first: account recovery, checkout, forms and legal texts. */
export const accountRoutes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      screen(
        'companies-register',
        '/companies/register',
        'CompaniesRegister',
        () => import('./screens/companies-register/companies-register'),
      ),
      contactRoute('company', '/company/:id/contact'),
      contactRoute('freelancer', '/freelancers/:id/contact'),
      screen('post-job', '/jobs/post', 'PostJob', () => import('./screens/post-job/post-job')),
      screen('apply', '/jobs/:id/apply', 'Apply', () => import('./screens/apply/apply')),
      screen(
        'forgot-password',
        '/forgot-password',
        'ForgotPassword',
        () => import('./screens/forgot-password/forgot-password'),
      ),
      screen(
        'reset-password',
        '/reset-password',
        'ResetPassword',
        () => import('./screens/reset-password/reset-password'),
      ),
      screen('confirm-email', '/confirm-email', 'ConfirmEmail', () => import('./screens/confirm-email/confirm-email')),
      screen('checkout', '/checkout', 'Checkout', () => import('./screens/checkout/checkout')),
      screen('request-quote', '/request-quote', 'RequestQuote', () => import('./screens/request-quote/request-quote')),
      screen('how-it-works', '/how-it-works', 'HowItWorks', () => import('./screens/how-it-works/how-it-works')),
      screen('terms', '/terms', 'Terms', () => import('./screens/terms/terms')),
      screen('privacy', '/privacy', 'Privacy', () => import('./screens/privacy/privacy')),
      screen('cookies', '/cookies', 'Cookies', () => import('./screens/cookies/cookies')),
    ],
  },
]
