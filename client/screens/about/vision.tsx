import { InkPlate } from '../../ui/layout/ink-plate'
import styles from './vision.module.css'

export const Vision = () => (
  <InkPlate aria-labelledby="vision" faded>
    <div className={styles.columns}>
      <h2 id="vision">Our vision</h2>
      <div>
        <p className={styles.lead}>To become the world's leading marketplace for IP services and startup solutions.</p>
        <p className={styles.text}>
          Leading is not a number of listings. It means that a founder in Nairobi and one in Nantes file with the same
          care, at a price both knew beforehand, and that the best draughtsman for a hinge can be found by whoever
          invents one.
        </p>
      </div>
    </div>
  </InkPlate>
)
