import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSampleAccountsQuery } from '../../client/screens/login/login.generated'
import { TextButton } from '../../client/ui/button/text-button'
import { ConfirmDialog } from '../../client/ui/feedback/confirm-dialog'
import styles from './demo-bar.module.css'
import { DemoClock } from './demo-clock'
import { RoleSwitch } from './role-switch'
import { showState } from './show-state'
import { keepFiles, type Site } from './start-site'

interface Props {
  site: Site
  goTo: (path: string) => void
}

/** Tells that the site is a demonstration and what it is doing, switches between its sample accounts, moves its clock and sets it back. */
export const DemoBar = ({ site, goTo }: Props) => {
  const state = useSyncExternalStore(site.subscribe, site.state)
  const accounts = useSampleAccountsQuery().data?.sampleAccounts
  const isAnswered = accounts !== undefined
  // The site has answered the first page, so that files of other pages delay nothing.
  useEffect(() => {
    if (isAnswered) keepFiles()
  }, [isAnswered])
  const keepsNothing = state.name === 'open' && !state.isLasting
  return (
    <aside className={styles.bar} aria-label="Demonstration">
      <p>
        {keepsNothing
          ? 'This is a demonstration. This browser keeps nothing of it: closing the tab ends it.'
          : 'This is a demonstration. Everything you do stays in this browser.'}
      </p>
      <div ref={(element) => (element ? showState(site, element) : undefined)} className={styles.state} role="status" />
      {state.name === 'open' && (
        <div className={styles.controls}>
          <RoleSwitch accounts={accounts ?? []} goTo={goTo} />
          <DemoClock daysAhead={state.daysAhead} />
          <Reset onReset={site.reset} />
        </div>
      )}
    </aside>
  )
}

const Reset = ({ onReset }: { onReset: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>Reset</TextButton>
      {isAsking && (
        <ConfirmDialog
          title="Reset the demonstration?"
          text="Everything that was done here is removed, and the sample data are as they were."
          yes="Reset"
          no="Keep it"
          danger
          onYes={onReset}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
