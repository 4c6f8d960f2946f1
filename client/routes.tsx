import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { Failure } from './features/page/failure'
import { Layout } from './layout'
import { screen } from './screen-route'

/** The public site. Its last route stands for everything else, until `discover` knows better. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: Failure,
    children: [
      screen('home', '/', async () => (await import('./screens/home/home')).Home),
      screen('services', '/services', async () => (await import('./screens/services/services')).Services),
      screen(
        'service-detail',
        '/service/:id',
        async () => (await import('./screens/service-detail/service-detail')).ServiceDetail,
      ),
      screen(
        'services-key',
        '/services/:key',
        async () => (await import('./screens/services-key/services-key')).ServicesKey,
      ),
      screen('products', '/products', async () => (await import('./screens/products/products')).Products),
      screen(
        'product-detail',
        '/products/:id',
        async () => (await import('./screens/product-detail/product-detail')).ProductDetail,
      ),
      screen('search', '/search', async () => (await import('./screens/search/search')).Search),
      screen(
        'marketplace',
        '/marketplace',
        async () => (await import('./screens/marketplace/marketplace')).Marketplace,
      ),
      screen(
        'marketplace-list',
        '/marketplace/:kind',
        async () => (await import('./screens/marketplace-list/marketplace-list')).MarketplaceList,
      ),
      screen('category', '/category/:slug', async () => (await import('./screens/category/category')).Category),
      screen('companies', '/companies', async () => (await import('./screens/companies/companies')).Companies),
      screen(
        'company-detail',
        '/company/:id',
        async () => (await import('./screens/company-detail/company-detail')).CompanyDetail,
      ),
      screen(
        'freelancers',
        '/freelancers',
        async () => (await import('./screens/freelancers/freelancers')).Freelancers,
      ),
      screen(
        'freelancer-detail',
        '/freelancers/:id',
        async () => (await import('./screens/freelancer-detail/freelancer-detail')).FreelancerDetail,
      ),
      screen('jobs', '/jobs', async () => (await import('./screens/jobs/jobs')).Jobs),
      screen('job-detail', '/jobs/:id', async () => (await import('./screens/job-detail/job-detail')).JobDetail),
      screen('cart', '/cart', async () => (await import('./screens/cart/cart')).Cart),
      screen('about', '/about', async () => (await import('./screens/about/about')).About),
      screen('login', '/login', async () => (await import('./screens/login/login')).Login),
      screen('register', '/register', async () => (await import('./screens/register/register')).Register),
      screen('not-found', '*', async () => (await import('./screens/not-found/not-found')).PageNotFound),
    ],
  },
]

/** Visitors who only browse never load the tables of what few of them open. */
export const discover: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/dashboard(\/|$)/.test(path)) patch(null, (await import('./dashboard-routes')).dashboardRoutes)
  // Nearly: an address that only looks like one of them is found to be none.
  if (
    /\/(register|contact|post|apply|checkout|request-quote|how-it-works|(forgot|reset)-password|confirm-email|terms|privacy|cookies)\/?$/.test(
      path,
    )
  )
    patch(null, (await import('./account-routes')).accountRoutes)
}
