import { Suspense, use } from 'react'
import { PageData } from '../../features/page/page-data'
import { PageMeta } from '../../features/page/page-meta'
import { BusinessProducts } from './business-products'
import { CallToAction } from './call-to-action'
import { Categories } from './categories'
import { FeaturedCompanies } from './featured-companies'
import { Hero } from './hero'
import { useHomeSuspenseQuery } from './home.generated'
import { HomeSkeleton } from './home-skeleton'
import { PopularServices } from './popular-services'
import { organizationData, siteData } from './site-data'
import { Stats } from './stats'
import { Testimonials } from './testimonials'

export const Home = () => {
  if (import.meta.env.SSR) {
    use(PageData)(organizationData)
    use(PageData)(siteData)
  }
  return (
    <>
      <PageMeta
        title="Empowering Startups, Legally and Digitally"
        description="File the patent, clear the name, form the company, draw the mark: intellectual-property and startup services at fixed prices, from named people."
      />
      <Hero />
      <Suspense fallback={<HomeSkeleton />}>
        <Listings />
      </Suspense>
      <CallToAction />
    </>
  )
}

const Listings = () => {
  const { categories, services, products, companies, stats, testimonials } = useHomeSuspenseQuery().data
  return (
    <>
      {categories.length > 0 && <Categories categories={categories} />}
      {services.nodes.length > 0 && <PopularServices services={services.nodes} />}
      {products.nodes.length > 0 && <BusinessProducts products={products.nodes} />}
      {companies.nodes.length > 0 && <FeaturedCompanies companies={companies.nodes} />}
      {stats.length > 0 && <Stats stats={stats} />}
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
    </>
  )
}
