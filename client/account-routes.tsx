import type { RouteObject } from 'react-router-dom'
import { Failure } from './features/page/failure'
import { Layout } from './layout'
import { screen } from './screen-route'

/** Ways back into an account, into business and to somebody, and the small print: public, and seldom what somebody opens first. */
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
        'contact-company',
        '/company/:id/contact',
        async () => (await import('./screens/contact-company/contact-company')).ContactCompany,
      ),
      screen(
        'contact-freelancer',
        '/freelancers/:id/contact',
        async () => (await import('./screens/contact-freelancer/contact-freelancer')).ContactFreelancer,
      ),
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
