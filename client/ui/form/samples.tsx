import styles from './samples.module.css'

interface Sample {
  name: string
  /** The purpose of the sample. */
  note?: string
  fill: () => void
}

interface Props {
  title: string
  samples: readonly Sample[]
  disabled?: boolean
}

/** Buttons that fill the form with sample values. */
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
