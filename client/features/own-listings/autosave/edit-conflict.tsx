import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import type { Autosave } from './autosave'
import styles from './edit-conflict.module.css'

/** Asks which of two versions to keep. Both stay until then. */
export const EditConflict = ({ autosave }: { autosave: Autosave }) => (
  <div className={styles.conflict} role="alert">
    <Icon name="alert" />
    <div>
      <p>
        <b>This listing was changed elsewhere, in another tab for instance.</b> What you typed here is not saved. Which
        of the two do you want?
      </p>
      <div className={styles.buttons}>
        <Button variant="line" size="small" onClick={autosave.takeOther}>
          Take the other version
        </Button>
        <Button variant="line" size="small" onClick={autosave.keepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  </div>
)
