import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatCount } from '../../lib/text'
import { classes } from '../classes'
import { type FieldProps, useNote } from './field'
import field from './field.module.css'
import styles from './text-area.module.css'

/** A multi-line text field. A text over the limit is not cut: the counter tells by how much it is too long. */
export const TextArea = ({
  label,
  hint,
  error,
  maxLength,
  ...props
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'onInput' | 'ref'>) => {
  const { area, length: counted, count } = useLength()
  // A controlled value also changes without typing.
  const length = typeof props.value === 'string' ? props.value.length : counted
  const excess = maxLength === undefined ? 0 : length - maxLength
  const tooLong = excess > 0 ? `${formatCount(excess)} characters too long` : undefined
  const { id, ariaProps, note } = useNote(hint, error ?? tooLong)
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      {/* By React's event: after a native one React would restore the former text of a controlled field. */}
      <textarea
        dir="auto"
        {...props}
        {...ariaProps}
        ref={area}
        id={id}
        className={classes(field.input, styles.area)}
        onInput={count}
      />
      <span className={styles.notes}>
        <span>{note}</span>
        {maxLength !== undefined && length > 0 && (
          <span className={styles.counter} aria-hidden="true">
            {`${formatCount(length)} of ${formatCount(maxLength)}`}
          </span>
        )}
      </span>
    </div>
  )
}

/** The length of the text, also after a draft was restored or the form was reset. */
const useLength = () => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  const count = () => setLength(area.current?.value.length ?? 0)
  const onCount = useEffectEvent(count)
  useEffect(() => {
    // The fields have their initial values after the event.
    const onReset = () => setTimeout(onCount)
    const form = area.current?.form
    onCount()
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])
  return { area, length, count }
}
