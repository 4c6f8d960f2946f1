import type { RouteObject } from 'react-router-dom'
import { RouteError } from './features/page/errors/route-error'
import { Layout } from './layout'
import { screen } from './screen-route'

const contactRoute = (kind: 'company' | 'freelancer' | 'product' | 'service', path: string) =>
  screen('contact', path, async () => {
    const { Contact } = await import('./screens/contact/contact')
    return () => <Contact kind={kind} />
  })

/** Public pages that `discover` loads on demand: account recovery, checkout, forms and legal texts. */
export const accountRoutes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      screen('companies-register', '/companies/register', () =>
        import('./screens/companies-register/companies-register').then((loaded) => loaded.CompaniesRegister),
      ),
      contactRoute('company', '/company/:id/contact'),
      contactRoute('freelancer', '/freelancers/:id/contact'),
      contactRoute('product', '/products/:id/contact'),
      contactRoute('service', '/service/:id/contact'),
      screen('post-job', '/jobs/post', () => import('./screens/post-job/post-job').then((loaded) => loaded.PostJob)),
      screen('apply', '/jobs/:id/apply', () => import('./screens/apply/apply').then((loaded) => loaded.Apply)),
      screen('forgot-password', '/forgot-password', () =>
        import('./screens/forgot-password/forgot-password').then((loaded) => loaded.ForgotPassword),
      ),
      screen('reset-password', '/reset-password', () =>
        import('./screens/reset-password/reset-password').then((loaded) => loaded.ResetPassword),
      ),
      screen('confirm-email', '/confirm-email', () =>
        import('./screens/confirm-email/confirm-email').then((loaded) => loaded.ConfirmEmail),
      ),
      screen('second-factor', '/second-factor', () =>
        import('./screens/second-factor/second-factor').then((loaded) => loaded.SecondFactor),
      ),
      screen('signed-in-again', '/signed-in-again', () =>
        import('./screens/signed-in-again/signed-in-again').then((loaded) => loaded.SignedInAgain),
      ),
      screen('checkout', '/checkout', () => import('./screens/checkout/checkout').then((loaded) => loaded.Checkout)),
      screen('request-quote', '/request-quote', () =>
        import('./screens/request-quote/request-quote').then((loaded) => loaded.RequestQuote),
      ),
      screen('how-it-works', '/how-it-works', () =>
        import('./screens/how-it-works/how-it-works').then((loaded) => loaded.HowItWorks),
      ),
      screen('terms', '/terms', () => import('./screens/terms/terms').then((loaded) => loaded.Terms)),
      screen('privacy', '/privacy', () => import('./screens/privacy/privacy').then((loaded) => loaded.Privacy)),
      screen('cookies', '/cookies', () => import('./screens/cookies/cookies').then((loaded) => loaded.Cookies)),
    ],
  },
]
