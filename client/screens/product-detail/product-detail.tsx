import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ListingDetail } from '../../features/listing-detail/listing-detail'
import { ListingDetailSkeleton } from '../../features/listing-detail/listing-detail-skeleton'
import { ListingNotFound } from '../../features/listing-detail/listing-not-found'
import { MorePictures } from './more-pictures'
import { useProductDetailSuspenseQuery } from './product-detail.generated'

export const ProductDetail = () => {
  const { id = '' } = useParams()
  return (
    <Suspense key={id} fallback={<ListingDetailSkeleton kind="PRODUCT" />}>
      <Detail id={id} />
    </Suspense>
  )
}

const Detail = ({ id }: { id: string }) => {
  const { product } = useProductDetailSuspenseQuery({ variables: { id } }).data
  if (!product) return <ListingNotFound kind="PRODUCT" />
  return (
    <ListingDetail listing={product} tags={product.tags}>
      <MorePictures pictures={product.images.slice(1)} />
    </ListingDetail>
  )
}
