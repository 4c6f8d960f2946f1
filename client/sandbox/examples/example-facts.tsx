import { useSession } from '../../features/session/session-store'
import { Button } from '../../ui/button/button'
import { useAccountSwitch } from '../session/session-switch'
import styles from './example-facts.module.css'
import { type Example, exampleOf } from './examples'
import { useOpenExample } from './use-open-example'

/** The sign-in and the earlier example that the open example needs, and its note. */
export const ExampleFacts = ({ example }: { example: Example }) => {
  const { user } = useSession()
  const { change, busy, problem } = useAccountSwitch()
  const { openExample } = useOpenExample()
  const { as, runFirst, note } = example
  const earlier = runFirst ? exampleOf(runFirst) : undefined
  const isSignedIn = user?.role === as
  if (!as && !earlier && !note) return null

  return (
    <div className={styles.facts}>
      {as && (
        <p>
          {isSignedIn
            ? `You are signed in as ${as}, which this example needs.`
            : `Sign in as ${as} to run this example.`}
        </p>
      )}
      {as && !isSignedIn && (
        <Button variant="line" size="small" disabled={busy} onClick={() => change(as).then(() => openExample(example))}>
          Sign in as {as}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
      {earlier && (
        <p>
          Run{' '}
          <button type="button" onClick={() => openExample(earlier)}>
            {earlier.name}
          </button>{' '}
          first.
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  )
}
