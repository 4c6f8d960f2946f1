import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import type { Autosave } from './autosave'
import styles from './edit-conflict.module.css'

/** Asks which of two versions to keep. Both stay until then. */
export const EditConflict = ({ autosave, onChosen }: { autosave: Autosave; onChosen: () => void }) => (
  <div className={styles.conflict} role="alert">
    <Icon name="alert" />
    <div>
      <p>
        <b>This listing was changed elsewhere, in another tab for instance.</b> The saved version differs from what you
        see here. Which of the two do you want?
      </p>
      <div className={styles.buttons}>
        <Button variant="line" size="small" onClick={() => choose(autosave.takeOther, onChosen)}>
          Take the other version
        </Button>
        <Button variant="line" size="small" onClick={() => choose(autosave.keepMine, onChosen)}>
          Keep mine
        </Button>
      </div>
    </div>
  </div>
)

/** The button goes with the question, so the focus moves on. */
const choose = (version: () => void, onChosen: () => void) => {
  version()
  onChosen()
}
