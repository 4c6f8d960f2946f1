import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { RouteError } from './features/page/errors/route-error'
import { Layout } from './layout'
import { screen } from './screen-route'

/** Routes of the public site. The last one matches all other paths until `discover` has loaded their routes. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      screen('home', '/', 'Home', () => import('./screens/home/home')),
      screen('services', '/services', 'Services', () => import('./screens/services/services')),
      screen(
        'service-detail',
        '/service/:id',
        'ServiceDetail',
        () => import('./screens/service-detail/service-detail'),
      ),
      screen(
        'service-or-category',
        '/services/:key',
        'ServiceOrCategory',
        () => import('./screens/service-or-category/service-or-category'),
      ),
      screen('products', '/products', 'Products', () => import('./screens/products/products')),
      screen(
        'product-detail',
        '/products/:id',
        'ProductDetail',
        () => import('./screens/product-detail/product-detail'),
      ),
      screen('search', '/search', 'Search', () => import('./screens/search/search')),
      screen('marketplace', '/marketplace', 'Marketplace', () => import('./screens/marketplace/marketplace')),
      screen(
        'marketplace-list',
        '/marketplace/:kind',
        'MarketplaceList',
        () => import('./screens/marketplace-list/marketplace-list'),
      ),
      screen('category', '/category/:slug', 'Category', () => import('./screens/category/category')),
      screen('companies', '/companies', 'Companies', () => import('./screens/companies/companies')),
      screen(
        'company-detail',
        '/company/:id',
        'CompanyDetail',
        () => import('./screens/company-detail/company-detail'),
      ),
      screen('freelancers', '/freelancers', 'Freelancers', () => import('./screens/freelancers/freelancers')),
      screen(
        'freelancer-detail',
        '/freelancers/:id',
        'FreelancerDetail',
        () => import('./screens/freelancer-detail/freelancer-detail'),
      ),
      screen('jobs', '/jobs', 'Jobs', () => import('./screens/jobs/jobs')),
      screen('job-detail', '/jobs/:id', 'JobDetail', () => import('./screens/job-detail/job-detail')),
      screen('cart', '/cart', 'Cart', () => import('./screens/cart/cart')),
      screen('about', '/about', 'About', () => import('./screens/about/about')),
      screen('login', '/login', 'Login', () => import('./screens/login/login')),
      screen('register', '/register', 'Register', () => import('./screens/register/register')),
      screen('not-found', '*', 'UnknownAddress', () => import('./screens/not-found/not-found')),
    ],
  },
]

/** Loads routes that few visitors need. */
export const discover: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/dashboard(\/|$)/.test(path)) patch(null, (await import('./dashboard-routes')).dashboardRoutes)
  // Approximate: a path that only looks like one of them matches none of the loaded routes.
  if (
    /\/(register|contact|post|apply|checkout|request-quote|how-it-works|(forgot|reset)-password|confirm-email|terms|privacy|cookies)\/?$/.test(
      path,
    )
  )
    patch(null, (await import('./account-routes')).accountRoutes)
}
