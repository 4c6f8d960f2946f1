import { focusOnMount } from '../../lib/focus/focus-on-mount'
import { TextButton } from '../button/text-button'
import styles from './undo.module.css'

/** Says what was done to a row, and takes it back. Takes the focus, since the pressed button is gone. */
export const Undo = ({ text, onUndo }: { text: string | undefined; onUndo: () => void }) => (
  <div className={text ? styles.undo : undefined}>
    <p role="status">{text}</p>
    {text && (
      <TextButton ref={focusOnMount} onClick={onUndo}>
        Undo
      </TextButton>
    )}
  </div>
)
