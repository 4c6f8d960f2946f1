import { Suspense, use } from 'react'
import { CompanyCard, CompanyGrid } from '../../features/company/company-card'
import { ListingCard } from '../../features/listing/listing-card'
import { ListingGrid } from '../../features/listing/listing-grid'
import { PageMeta } from '../../features/page/head/page-meta'
import { MoreLink } from '../../features/page/layout/more-link'
import { StructuredData } from '../../features/page/page-contexts'
import { DarkSection } from '../../ui/layout/dark-section'
import { Section } from '../../ui/layout/section'
import { type HomeQuery, useHomeSuspenseQuery } from './home.generated'
import { HomeSkeleton } from './home-skeleton'
import { BusinessProducts } from './sections/business-products'
import { CallToAction } from './sections/call-to-action'
import { Categories } from './sections/categories'
import { Hero } from './sections/hero'
import { Testimonials } from './sections/testimonials'
import { organizationStructuredData, siteStructuredData } from './site-structured-data'
import styles from './stats.module.css'

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
      {services.nodes.length > 0 && (
        <Section title="Popular services" more={<MoreLink to="/services">All services</MoreLink>}>
          <ListingGrid columns={3}>
            {services.nodes.map((service) => (
              <ListingCard key={service.id} listing={service} text={service.excerpt} />
            ))}
          </ListingGrid>
        </Section>
      )}
      {products.nodes.length > 0 && <BusinessProducts products={products.nodes} />}
      {companies.nodes.length > 0 && (
        <Section title="Featured companies" more={<MoreLink to="/companies">All companies</MoreLink>}>
          <CompanyGrid>
            {companies.nodes.map((company) => (
              <CompanyCard key={company.id} company={company} />
            ))}
          </CompanyGrid>
        </Section>
      )}
      {stats.length > 0 && <Stats stats={stats} />}
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
    </>
  )
}

const Stats = ({ stats }: { stats: HomeQuery['stats'] }) => (
  <DarkSection aria-label="Marque in figures">
    <dl className={styles.stats}>
      {stats.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </DarkSection>
)
