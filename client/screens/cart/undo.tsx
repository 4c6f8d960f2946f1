import { TextButton } from '../../ui/form/text-button'
import { focus } from './focus'
import styles from './undo.module.css'

/** Undoes the last removal. It takes the focus, since the pressed button is gone. */
export const Undo = ({ text, onUndo }: { text: string | undefined; onUndo: () => void }) => (
  <div className={text ? styles.undo : undefined}>
    <p role="status">{text}</p>
    {text && (
      <TextButton ref={focus} onClick={onUndo}>
        Undo
      </TextButton>
    )}
  </div>
)
