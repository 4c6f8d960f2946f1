import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { CategoryPage } from '../../features/category/category-page'
import { CategorySkeleton } from '../../features/category/category-skeleton'
import { useCategorySuspenseQuery } from './category.generated'

export const Category = () => {
  const { slug = '' } = useParams()
  return (
    <Suspense key={slug} fallback={<CategorySkeleton />}>
      <Listings slug={slug} />
    </Suspense>
  )
}

const Listings = ({ slug }: { slug: string }) => (
  <CategoryPage data={useCategorySuspenseQuery({ variables: { slug } }).data} />
)
