import { Suspense, use } from 'react'
import { PageMeta } from '../../features/page/head/page-meta'
import { StructuredData } from '../../features/page/page-contexts'
import { useHomeSuspenseQuery } from './home.generated'
import { HomeSkeleton } from './home-skeleton'
import { BusinessProducts } from './sections/business-products'
import { CallToAction } from './sections/call-to-action'
import { Categories } from './sections/categories'
import { FeaturedCompanies } from './sections/featured-companies'
import { Hero } from './sections/hero'
import { PopularServices } from './sections/popular-services'
import { Stats } from './sections/stats'
import { Testimonials } from './sections/testimonials'
import { organizationStructuredData, siteStructuredData } from './site-structured-data'

export const Home = () => {
  if (import.meta.env.SSR) {
    use(StructuredData)(organizationStructuredData)
    use(StructuredData)(siteStructuredData)
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
