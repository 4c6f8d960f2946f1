import { Icon } from '../../ui/icon'
import styles from './location-map.module.css'

/** Stands for a map: land drawn from the company's id, so that no tile comes from afar. */
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
