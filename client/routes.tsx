import type { RouteObject } from 'react-router-dom'
import { RouteError } from './features/page/errors/route-error'
import { Layout } from './layout'
import { loadDashboardStyles } from './lib/style-sheets'
import { screen } from './screen-route'

/** Routes of the public site. The last one matches all other paths until `discover` has added their routes. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      screen('home', '/', () => import('./screens/home/home').then((loaded) => loaded.Home)),
      screen('services', '/services', () => import('./screens/services/services').then((loaded) => loaded.Services)),
      screen('service-detail', '/service/:id', () =>
        import('./screens/service-detail/service-detail').then((loaded) => loaded.ServiceDetail),
      ),
      screen('service-or-category', '/services/:key', () =>
        import('./screens/service-or-category/service-or-category').then((loaded) => loaded.ServiceOrCategory),
      ),
      screen('products', '/products', () => import('./screens/products/products').then((loaded) => loaded.Products)),
      screen('product-detail', '/products/:id', () =>
        import('./screens/product-detail/product-detail').then((loaded) => loaded.ProductDetail),
      ),
      screen('search', '/search', () => import('./screens/search/search').then((loaded) => loaded.Search)),
      screen('marketplace', '/marketplace', () =>
        import('./screens/marketplace/marketplace').then((loaded) => loaded.Marketplace),
      ),
      screen('marketplace-list', '/marketplace/:kind', () =>
        import('./screens/marketplace-list/marketplace-list').then((loaded) => loaded.MarketplaceList),
      ),
      screen('category', '/category/:slug', () =>
        import('./screens/category/category').then((loaded) => loaded.Category),
      ),
      screen('companies', '/companies', () =>
        import('./screens/companies/companies').then((loaded) => loaded.Companies),
      ),
      screen('company-detail', '/company/:id', () =>
        import('./screens/company-detail/company-detail').then((loaded) => loaded.CompanyDetail),
      ),
      screen('freelancers', '/freelancers', () =>
        import('./screens/freelancers/freelancers').then((loaded) => loaded.Freelancers),
      ),
      screen('freelancer-detail', '/freelancers/:id', () =>
        import('./screens/freelancer-detail/freelancer-detail').then((loaded) => loaded.FreelancerDetail),
      ),
      screen('jobs', '/jobs', () => import('./screens/jobs/jobs').then((loaded) => loaded.Jobs)),
      screen('job-detail', '/jobs/:id', () =>
        import('./screens/job-detail/job-detail').then((loaded) => loaded.JobDetail),
      ),
      screen('cart', '/cart', () => import('./screens/cart/cart').then((loaded) => loaded.Cart)),
      screen('about', '/about', () => import('./screens/about/about').then((loaded) => loaded.About)),
      screen('login', '/login', () => import('./screens/login/login').then((loaded) => loaded.Login)),
      screen('register', '/register', () => import('./screens/register/register').then((loaded) => loaded.Register)),
      screen('not-found', '*', () => import('./screens/not-found/not-found').then((loaded) => loaded.UnknownAddress)),
    ],
  },
]

/** Loads the routes of a path that few visitors need. */
export const discover = async (path: string): Promise<RouteObject[]> => {
  // The router matches paths without regard to case.
  if (/^\/dashboard(\/|$)/i.test(path)) {
    const [{ dashboardRoutes }] = await Promise.all([import('./dashboard-routes'), loadDashboardStyles()])
    return dashboardRoutes
  }
  // The pattern may match too much: an unknown path matches none of the loaded routes either.
  if (
    /\/(register|contact|post|apply|checkout|request-quote|how-it-works|(forgot|reset)-password|confirm-email|second-factor|signed-in-again|terms|privacy|cookies)\/?$/i.test(
      path,
    )
  )
    return (await import('./account-routes')).accountRoutes
  return []
}
