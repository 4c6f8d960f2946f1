import { LinkedText } from './linked-text'
import styles from './paragraphs.module.css'

export const Paragraphs = ({ text }: { text: string }) => (
  <div className={styles.paragraphs}>
    {text.split(/\n\s*\n/).map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no other identity
      <p key={index} dir="auto">
        <LinkedText text={paragraph} />
      </p>
    ))}
  </div>
)
