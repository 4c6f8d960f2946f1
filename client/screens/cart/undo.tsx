import { TextButton } from '../../ui/text-button'
import { focus } from './focus'
import styles from './undo.module.css'

/** What was just taken away, and the way back. It takes the focus, which would be lost with the button that was pressed. */
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
