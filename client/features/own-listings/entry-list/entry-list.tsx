import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { EntryButtons } from './entry-buttons'
import styles from './entry-list.module.css'
import { moveEntry } from './move-entry'
import { type EntryFocus, useEntryFocus } from './use-entry-focus'

interface Props<Entry> {
  legend: string
  hint: string
  /** The noun for an entry: `Question`. */
  noun: string
  entries: readonly Entry[]
  max: number
  error: string | undefined
  create: () => Entry
  change: (entries: Entry[]) => void
  /** The fields of an entry. */
  children: (entry: Entry, index: number, update: (values: Partial<Entry>) => void) => ReactNode
}

/** A list of which entries are added, removed and moved by buttons. */
export const EntryList = <Entry extends { key: string }>(props: Props<Entry>) => {
  const { legend, hint, noun, entries, max, error, create, change, children } = props
  const hintId = useId()
  const { list, foot, setFocus } = useEntryFocus()
  const apply = (next: Entry[], focused: EntryFocus) => {
    change(next)
    setFocus(focused)
  }
  return (
    <fieldset className={styles.list} aria-describedby={hintId}>
      <legend>{legend}</legend>
      <p className={styles.hint}>
        <span id={hintId}>{hint}</span>
        <span>{`${entries.length} of ${max}`}</span>
      </p>
      {entries.length > 0 && (
        <ol ref={list}>
          {entries.map((entry, index) => (
            <li key={entry.key}>
              <fieldset className={styles.entry}>
                <legend>{`${noun} ${index + 1}`}</legend>
                {children(entry, index, (values) =>
                  change(entries.map((other) => (other === entry ? { ...other, ...values } : other))),
                )}
                <EntryButtons
                  name={`${noun.toLowerCase()} ${index + 1}`}
                  isFirst={index === 0}
                  isLast={index === entries.length - 1}
                  move={(by) => apply(moveEntry(entries, index, by), { index: index + by, on: by })}
                  remove={() =>
                    apply(
                      entries.filter((other) => other !== entry),
                      { index: Math.min(index, entries.length - 2), on: 'remove' },
                    )
                  }
                />
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      {error && <Notice text={error} />}
      {entries.length < max && (
        <div ref={foot}>
          <Button
            variant="line"
            size="small"
            onClick={() => apply([...entries, create()], { index: entries.length, on: 'field' })}
          >
            {`Add ${article(noun)} ${noun.toLowerCase()}`}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a')
