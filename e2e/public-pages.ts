/** One address for each public route. */
const publicPages = [
  '/',
  '/about',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=none',
  '/companies/register',
  '/search',
  '/search?q=trademark',
  '/services',
  '/service/srv-1101',
  '/services/srv-1101',
  '/services/patent-filing',
  '/category/logo-design',
  '/marketplace',
  '/marketplace?tab=services&category=patent-filing&sort=price-low&min=100&max=2000&rating=4',
  '/marketplace/products',
  '/marketplace/services',
  '/marketplace/freelancers',
  '/products',
  '/products/prd-2801',
  '/companies',
  '/company/com-ashgrove-patents',
  '/freelancers',
  '/freelancers/fre-jun-watanabe',
  '/jobs',
  '/jobs/job-3103',
  '/cart',
  '/how-it-works',
  '/terms',
  '/privacy',
  '/cookies',
]

/** Lists in which nothing is left, each with what it says. */
export const emptyPages: [path: string, text: string][] = [
  ['/marketplace?category=none', 'No items found'],
  ['/marketplace?tab=services&min=99999', 'No items found'],
  ['/marketplace/products?category=none', 'No products found'],
  ['/marketplace/services?category=none', 'No services found'],
  ['/marketplace/freelancers?category=none', 'No freelancer services found'],
]

/** What is not there, with its heading and where it leads instead. */
export const missingPages: [path: string, heading: string, back: string][] = [
  ['/nowhere', 'Page Not Found', 'Go to the home page'],
  ['/marketplace/nothing', 'Page Not Found', 'Browse All Services'],
  ['/service/none', 'Service Not Found', 'Browse All Services'],
  ['/services/none', 'Service Not Found', 'Browse All Services'],
  ['/company/none', 'Company Not Found', 'Browse All Companies'],
  ['/category/none', 'Category not found', 'View All Categories'],
  ['/products/none', 'Product Not Found', 'Browse All Products'],
  ['/freelancers/none', 'Freelancer Not Found', 'Browse All Freelancers'],
  ['/jobs/none', 'Job Not Found', 'Browse All Jobs'],
]

/** One address for each way a page can look. */
export const everyLook = [
  ...publicPages,
  '/search?q=nothing-has-this',
  '/freelancers?skill=none',
  ...emptyPages.slice(0, 1).map(([path]) => path),
  '/nowhere',
]
