import { Button } from '../../../ui/button/button'
import { onSingleClick } from '../../../ui/button/on-single-click'
import styles from './entry-buttons.module.css'

interface Props {
  name: string
  isFirst: boolean
  isLast: boolean
  move: (by: -1 | 1) => void
  /** Absent for an entry that has to stay. */
  remove: (() => void) | undefined
}

/** The buttons that move and remove an entry. Their `data-on` is a target of `useEntryFocus`. */
export const EntryButtons = ({ name, isFirst, isLast, move, remove }: Props) => (
  <div className={styles.buttons}>
    {!(isFirst && isLast) && (
      <>
        <Button variant="quiet" size="small" data-on={-1} disabled={isFirst} onClick={() => move(-1)}>
          Earlier<span className="visually-hidden">{` ${name}`}</span>
        </Button>
        <Button variant="quiet" size="small" data-on={1} disabled={isLast} onClick={() => move(1)}>
          Later<span className="visually-hidden">{` ${name}`}</span>
        </Button>
      </>
    )}
    {remove && (
      <Button variant="quiet" size="small" data-on="remove" onClick={onSingleClick(remove)}>
        Remove<span className="visually-hidden">{` ${name}`}</span>
      </Button>
    )}
  </div>
)
