import { ListingCover } from '../../features/listing/listing-cover'
import { ListingDetail, ListingNotFound } from '../../features/listing-detail/listing-detail'
import { ListingDetailSkeleton } from '../../features/listing-detail/listing-detail-skeleton'
import { ByParam } from '../../features/page/layout/by-param'
import { Plate } from '../../ui/layout/plate'
import { Paragraphs } from '../../ui/text/paragraphs'
import { useProductDetailSuspenseQuery } from './product-detail.generated'
import styles from './product-detail.module.css'

export const ProductDetail = () => (
  <ByParam fallback={<ListingDetailSkeleton kind="PRODUCT" />}>{(id) => <Detail id={id} />}</ByParam>
)

const Detail = ({ id }: { id: string }) => {
  const { product } = useProductDetailSuspenseQuery({ variables: { id } }).data
  if (!product) return <ListingNotFound kind="PRODUCT" />
  return (
    <ListingDetail listing={product} tags={product.tags}>
      <MorePictures pictures={product.images.slice(1)} />
      <h2>What you may do with it</h2>
      <Paragraphs text={product.licence} />
    </ListingDetail>
  )
}

const MorePictures = ({ pictures }: { pictures: readonly string[] }) =>
  pictures.length > 0 && (
    <>
      <h2>A look inside</h2>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <Plate key={picture}>
            <ListingCover cover={picture} size={pictures.length === 1 ? 'large' : 'card'} />
          </Plate>
        ))}
      </div>
    </>
  )
