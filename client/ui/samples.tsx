import styles from './samples.module.css'

interface Sample {
  name: string
  /** What comes of choosing it. */
  note?: string
  fill: () => void
}

interface Props {
  title: string
  samples: readonly Sample[]
  disabled?: boolean
}

/** What may be tried, each a press that fills in the form around it. */
export const Samples = ({ title, samples, disabled = false }: Props) => (
  <div className={styles.samples}>
    <p>
      <b>{title}.</b> Choose one to fill in the form.
    </p>
    <ul>
      {samples.map(({ name, note, fill }) => (
        <li key={name}>
          <button type="button" disabled={disabled} onClick={fill}>
            {name} {note && <small>{note}</small>}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
