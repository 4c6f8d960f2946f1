import { formatShortPrice } from '../../lib/money'
import { formatCount, pluralize } from '../../lib/text'
import { Empty } from '../../ui/feedback/empty'
import { Container } from '../../ui/layout/container'
import { Section } from '../../ui/layout/section'
import { NotFound } from '../page/errors/not-found'
import { PageMeta } from '../page/head/page-meta'
import { Breadcrumb } from '../page/layout/breadcrumb'
import { Link } from '../page/layout/link'
import { ButtonLink } from '../page/layout/links'
import { CategoryLists } from './category-lists'
import type { CategoryPage_QueryFragment } from './category-page.generated'
import styles from './category-page.module.css'

/** A category's services and products, with links to the other categories. */
export const CategoryPage = ({ data }: { data: CategoryPage_QueryFragment }) => {
  const { category, cheapestServices, cheapestProducts, categories } = data
  if (!category)
    return (
      <NotFound
        title="Category not found"
        text="There is no such category. The marketplace shows all of them."
        actions={[{ to: '/marketplace', label: 'View All Categories' }]}
      />
    )
  const prices = [...cheapestServices.nodes, ...cheapestProducts.nodes].map(({ price }) => price)
  const others = categories.filter(({ slug }) => slug !== category.slug)
  return (
    <>
      <PageMeta
        title={category.name}
        description={category.description}
        path={`/category/${category.slug}`}
        picture={category.icon}
      />
      <Container>
        <Breadcrumb
          trail={[
            { to: '/', label: 'Home' },
            { to: '/marketplace', label: 'Marketplace' },
          ]}
          current={category.name}
        />
        <CategoryHead category={category} lowestPrice={prices.length > 0 ? Math.min(...prices) : undefined} />
        {prices.length === 0 && (
          <div className={styles.empty}>
            <Empty title="No items found" text="There are no listings in this category yet. Please try another one.">
              <ButtonLink to="/marketplace">View All Categories</ButtonLink>
            </Empty>
          </div>
        )}
      </Container>
      {prices.length > 0 && <CategoryLists category={category} data={data} />}
      {others.length > 0 && <OtherCategories categories={others} />}
    </>
  )
}

interface HeadProps {
  category: { name: string; description: string; icon: string; serviceCount: number; productCount: number }
  /** Undefined without listings. */
  lowestPrice: number | undefined
}

const CategoryHead = ({ category, lowestPrice }: HeadProps) => (
  <div className={styles.head}>
    <div>
      <h1>{category.name}</h1>
      <p>{category.description}</p>
      <dl className={styles.facts}>
        <Fact term="Services" value={formatCount(category.serviceCount)} />
        <Fact term="Products" value={formatCount(category.productCount)} />
        {lowestPrice !== undefined && <Fact term="From" value={formatShortPrice(lowestPrice)} />}
      </dl>
    </div>
    <img className={styles.mark} src={`${category.icon}?size=large`} width="320" height="320" alt="" />
  </div>
)

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)

const OtherCategories = ({ categories }: { categories: CategoryPage_QueryFragment['categories'] }) => (
  <Section title="Other categories">
    <ul className={styles.categories}>
      {categories.map(({ id, name, icon, slug, serviceCount, productCount }) => (
        <li key={id}>
          <Link to={`/category/${slug}`}>
            <img src={icon} width="56" height="56" alt="" loading="lazy" decoding="async" />
            {name} <span>{pluralize(serviceCount + productCount, 'listing')}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)
