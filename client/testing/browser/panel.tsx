import { useSyncExternalStore } from 'react'
import type { MockErrors } from './mock-errors'
import styles from './mock-panel.module.css'
import { type States, stateNames } from './states'

/** Switches the state of the screen and shows mistakes in mocks, on every page of `npm run dev:mocked`. */
export const Panel = ({ states, mistakes }: { states: States; mistakes: MockErrors }) => {
  const current = useSyncExternalStore(states.subscribe, states.current)
  const messages = useSyncExternalStore(mistakes.subscribe, mistakes.current)
  return (
    <fieldset className={styles.panel}>
      <legend className="visually-hidden">How this screen is shown</legend>
      {messages.length > 0 && (
        <div role="alert">
          A mock in client/testing/browser/mocks.ts has a mistake:
          <pre>{messages.join('\n')}</pre>
        </div>
      )}
      {stateNames.map((name) => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => states.choose(name)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
