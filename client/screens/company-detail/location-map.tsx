import { Icon } from '../../ui/icon/icon'
import styles from './location-map.module.css'

/** A drawing in place of a map, generated from the company's id: no map tiles are loaded from elsewhere. */
export const LocationMap = ({ id, location }: { id: string; location: string }) => (
  <figure className={styles.map}>
    <img
      src={`/artwork/map/${id}.svg`}
      width="360"
      height="225"
      alt={`Map placeholder for ${location}`}
      loading="lazy"
      decoding="async"
    />
    <span className={styles.pin}>
      <Icon name="pinned" />
    </span>
    <figcaption>{location}</figcaption>
  </figure>
)
