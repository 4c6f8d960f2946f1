import { useSession } from '../../features/session/session-store'
import { Button } from '../../ui/form/button'
import { useSwitch } from '../session/session-switch'
import styles from './example-facts.module.css'
import { type Example, exampleOf } from './examples'
import { useOpenExample } from './use-open-example'

/** What there is to know before the open example is run. */
export const ExampleFacts = ({ example }: { example: Example }) => {
  const { user } = useSession()
  const { change, busy, problem } = useSwitch()
  const { openExample } = useOpenExample()
  const { as, first, note } = example
  const before = first ? exampleOf(first) : undefined
  const isAs = user?.role === as
  if (!as && !before && !note) return null

  return (
    <div className={styles.facts}>
      {as && <p>{isAs ? `You are signed in as ${as}, as it needs.` : `It needs somebody signed in as ${as}.`}</p>}
      {as && !isAs && (
        <Button variant="line" size="small" disabled={busy} onClick={() => change(as).then(() => openExample(example))}>
          Sign in as {as}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
      {before && (
        <p>
          Run{' '}
          <button type="button" onClick={() => openExample(before)}>
            {before.name}
          </button>{' '}
          first.
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  )
}
