import { LinkedText } from './linked-text'
import styles from './paragraphs.module.css'

export const Paragraphs = ({ text }: { text: string }) => (
  <div className={styles.paragraphs}>
    {text.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph} dir="auto">
        <LinkedText text={paragraph} />
      </p>
    ))}
  </div>
)
