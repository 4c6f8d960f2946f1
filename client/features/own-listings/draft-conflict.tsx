import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './draft-conflict.module.css'
import type { DraftKeeper } from './draft-keeper'

/** Nothing is lost until one of the two is chosen. */
export const DraftConflict = ({ keeper }: { keeper: DraftKeeper }) => (
  <div className={styles.conflict} role="alert">
    <Icon name="alert" />
    <div>
      <p>
        <b>This listing was changed elsewhere, in another tab for instance.</b> What you typed here is not saved. Which
        of the two do you want?
      </p>
      <div className={styles.buttons}>
        <Button variant="line" size="small" onClick={keeper.takeOther}>
          Take the other version
        </Button>
        <Button variant="line" size="small" onClick={keeper.keepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  </div>
)
