import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button/button'
import styles from './option-section.module.css'
import type { OptionValues } from './option-values'

export interface OptionFieldsProps {
  values: OptionValues
  errorOf: (field: string) => string | undefined
  change: (values: Partial<OptionValues>) => void
}

interface Props<Value> {
  legend: string
  hint: string
  /** `Package` or `Extra` */
  noun: string
  /** The text of the button: `Add a package`. */
  add: string
  /** Begins the names of the fields: `packages`. */
  path: string
  values: readonly Value[]
  max: number
  create: () => Value
  change: (values: Value[]) => void
  /** The fields of one entry. */
  children: (value: Value, at: string, change: (value: Partial<Value>) => void) => ReactNode
}

/** A list of entries that can be added and removed. What was added gets the focus, and Add after a removal. */
export const OptionSection = <Value extends { key: string; name: string }>(props: Props<Value>) => {
  const { legend, hint, noun, add, path, values, max, create, change, children } = props
  const id = useId()
  const section = useRef<HTMLFieldSetElement>(null)
  const changeAndFocus = (next: Value[], selector: string) => {
    flushSync(() => change(next))
    section.current?.querySelector<HTMLElement>(selector)?.focus()
  }
  return (
    <fieldset ref={section} className={styles.section} aria-describedby={id}>
      <legend>{legend}</legend>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      {values.map((value, index) => (
        <fieldset key={value.key} className={styles.entry}>
          <legend>{`${noun} ${index + 1}`}</legend>
          {children(value, `${path}.${index}`, (fields) =>
            change(values.map((other) => (other.key === value.key ? { ...other, ...fields } : other))),
          )}
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              changeAndFocus(
                values.filter((other) => other.key !== value.key),
                '[data-add]',
              )
            }
          >
            Remove<span className="visually-hidden">{` ${value.name || `${noun} ${index + 1}`}`}</span>
          </Button>
        </fieldset>
      ))}
      {values.length < max && (
        <Button
          variant="line"
          size="small"
          data-add=""
          onClick={() => changeAndFocus([...values, create()], `[name="${path}.${values.length}.name"]`)}
        >
          {add}
        </Button>
      )}
    </fieldset>
  )
}
