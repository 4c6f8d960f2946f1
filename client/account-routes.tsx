import type { RouteObject } from 'react-router-dom'
import { Failure } from './features/page/failure'
import { Layout } from './layout'
import { screen } from './screen-route'

/** Ways back into an account, into one's company, and to somebody, and the small print: public, and seldom the first page that somebody opens. */
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
      screen('terms', '/terms', async () => (await import('./screens/terms/terms')).Terms),
      screen('privacy', '/privacy', async () => (await import('./screens/privacy/privacy')).Privacy),
      screen('cookies', '/cookies', async () => (await import('./screens/cookies/cookies')).Cookies),
    ],
  },
]
