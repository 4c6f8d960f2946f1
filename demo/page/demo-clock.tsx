import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { confirmSession } from '../../client/features/session/confirm-session'
import { pluralize } from '../../client/lib/text'
import { TextButton } from '../../client/ui/button/text-button'
import { askSite, noAnswer } from './ask-site'
import styles from './demo-bar.module.css'

const stepsInDays = [1, 7]

/** Moves the clock of the marketplace, whoever is signed in. */
export const DemoClock = ({ daysAhead }: { daysAhead: number }) => {
  const client = useApolloClient()
  const [refusal, setRefusal] = useState<string>()
  const move = async (days: number) => {
    try {
      const refused = await askSite('/demo/clock', days)
      setRefusal(refused)
      if (refused) return
      // Pages count days from the time of the server, which comes with the session.
      await confirmSession(client)
      await client.refetchQueries({ include: 'active' })
    } catch {
      setRefusal(noAnswer)
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <fieldset> groups form fields, and these are buttons
    <div className={styles.clock} role="group" aria-label="Clock of the demonstration">
      <span role="status">{daysAhead === 0 ? 'Today' : `${pluralize(daysAhead, 'day')} ahead`}</span>
      {stepsInDays.map((days) => (
        <TextButton key={days} onClick={() => void move(days)}>{`+${pluralize(days, 'day')}`}</TextButton>
      ))}
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  )
}
