import type { NdaClauses_TextFragment } from './nda-clauses.generated'
import styles from './nda-clauses.module.css'

/** The clauses of the confidentiality agreement, numbered. */
export const NdaClauses = ({ text }: { text: NdaClauses_TextFragment }) => (
  <>
    <ol className={styles.clauses}>
      {text.clauses.map((clause) => (
        <li key={clause.title}>
          <b>{clause.title}</b>
          <p>{clause.text}</p>
        </li>
      ))}
    </ol>
    <p className={styles.version}>{`${text.title}, version ${text.version}`}</p>
  </>
)
