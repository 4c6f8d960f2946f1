import { ListingNotFound } from '../../features/listing/listing-not-found'
import { ListingDetail } from '../../features/listing-detail/listing-detail'
import { ListingDetailSkeleton } from '../../features/listing-detail/listing-detail-skeleton'
import { uncroppedPicture } from '../../features/listing-detail/uncropped-picture'
import { ZoomablePicture } from '../../features/listing-detail/zoomable-picture'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { Plate } from '../../ui/layout/plate'
import { Paragraphs } from '../../ui/text/paragraphs'
import { useProductDetailSuspenseQuery } from './product-detail.generated'
import styles from './product-detail.module.css'

export const ProductDetail = () => (
  <KeyedByParam fallback={<ListingDetailSkeleton kind="PRODUCT" />}>{(id) => <Detail id={id} />}</KeyedByParam>
)

const Detail = ({ id }: { id: string }) => {
  const { product } = useProductDetailSuspenseQuery({ variables: { id } }).data
  if (!product) return <ListingNotFound kind="PRODUCT" />
  return (
    <ListingDetail listing={product} tags={product.tags} pictures={product.images}>
      <MorePictures pictures={product.images.slice(1)} />
      <h2>What you may do with it</h2>
      <Paragraphs text={product.licence} />
    </ListingDetail>
  )
}

/** Whole pictures: a portrait one is a page of the product, and its head and foot belong to it. */
const MorePictures = ({ pictures }: { pictures: readonly string[] }) =>
  pictures.length > 0 && (
    <>
      <h2>A look inside</h2>
      <div className={styles.pictures}>
        {pictures.map((picture, index) => (
          <Plate key={picture}>
            <ZoomablePicture picture={picture} index={index + 1}>
              <img
                className={styles.picture}
                src={uncroppedPicture(picture)}
                width="720"
                height="480"
                alt=""
                loading="lazy"
                decoding="async"
              />
            </ZoomablePicture>
          </Plate>
        ))}
      </div>
    </>
  )
