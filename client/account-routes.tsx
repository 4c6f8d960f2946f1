import type { RouteObject } from 'react-router-dom'
import { RouteError } from './features/page/errors/route-error'
import { Layout } from './layout'
import { screen } from './screen-route'

const contactRoute = (kind: 'company' | 'freelancer', path: string) =>
  screen('contact', path, async () => {
    const { Contact } = await import('./screens/contact/contact')
    return () => <Contact kind={kind} />
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
        async () => (await import('./screens/companies-register/companies-register')).CompaniesRegister,
      ),
      contactRoute('company', '/company/:id/contact'),
      contactRoute('freelancer', '/freelancers/:id/contact'),
      screen('post-job', '/jobs/post', async () => (await import('./screens/post-job/post-job')).PostJob),
      screen('apply', '/jobs/:id/apply', async () => (await import('./screens/apply/apply')).Apply),
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
      screen('terms', '/terms', async () => (await import('./screens/terms/terms')).Terms),
      screen('privacy', '/privacy', async () => (await import('./screens/privacy/privacy')).Privacy),
      screen('cookies', '/cookies', async () => (await import('./screens/cookies/cookies')).Cookies),
    ],
  },
]
