import { useSyncExternalStore } from 'react'
import styles from './mock-panel.module.css'
import { type States, stateNames } from './states'

/** In a corner of every page under `npm run dev:mocked`. */
export const Panel = ({ states }: { states: States }) => {
  const current = useSyncExternalStore(states.subscribe, states.current)
  return (
    <fieldset className={styles.panel}>
      <legend className="visually-hidden">How this screen is shown</legend>
      {stateNames.map((name) => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => states.choose(name)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
