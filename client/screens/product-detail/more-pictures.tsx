import { ListingCover } from '../../features/listing/listing-cover'
import { Plate } from '../../ui/layout/plate'
import styles from './more-pictures.module.css'

/** All pictures but the cover. */
export const MorePictures = ({ pictures }: { pictures: readonly string[] }) =>
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
