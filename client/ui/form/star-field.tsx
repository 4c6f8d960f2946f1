import { type FieldProps, useNote } from './field'
import styles from './star-field.module.css'

/** One to five stars: a group of radio buttons, so that arrow keys choose. */
export const StarField = ({ label, name, hint, error }: FieldProps & { name: string }) => {
  const { id, ariaProps, note } = useNote(hint, error)
  return (
    <div {...ariaProps} role="radiogroup" aria-labelledby={id} className={styles.field}>
      <b id={id}>{label}</b>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input type="radio" name={name} value={stars} />
            <span className={styles.star} />
            <span className="visually-hidden">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
      </div>
      {note}
    </div>
  )
}
