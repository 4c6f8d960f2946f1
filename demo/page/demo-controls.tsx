import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSampleAccountsQuery } from '../../client/screens/login/login.generated'
import { TextButton } from '../../client/ui/button/text-button'
import { useConfirm } from '../../client/ui/feedback/use-confirm'
import styles from './demo-bar.module.css'
import { DemoClock } from './demo-clock'
import { RoleSwitch } from './role-switch'
import { storeFiles } from './serve-by-worker'
import { resetText } from './show-state'
import type { Site } from './start-demonstration'

interface Props {
  site: Site
  goTo: (path: string) => void
}

/** The accounts are asked for until they come: the tab that was to answer may have been closed. */
const RETRY_MS = 2_000

/** Switches between the sample accounts of the demonstration, moves its clock and sets it back, while it is open. */
export const DemoControls = ({ site, goTo }: Props) => {
  const state = useSyncExternalStore(site.subscribe, site.state)
  const [pollInterval, setPollInterval] = useState(RETRY_MS)
  const accounts = useSampleAccountsQuery({ pollInterval }).data?.sampleAccounts
  const isAnswered = accounts !== undefined
  useEffect(() => {
    if (!isAnswered) return
    setPollInterval(0)
    // The site has answered the first page, so that files of other pages delay nothing.
    storeFiles()
  }, [isAnswered])
  if (state.name !== 'open') return null
  return (
    <div className={styles.controls}>
      <RoleSwitch accounts={accounts ?? []} goTo={goTo} />
      <DemoClock daysAhead={state.daysAhead} />
      <Reset onReset={site.reset} />
    </div>
  )
}

const Reset = ({ onReset }: { onReset: () => void }) => {
  const { ask, dialog } = useConfirm()
  const askAndReset = async () => {
    if (await ask(resetQuestion)) onReset()
  }
  return (
    <>
      <TextButton onClick={askAndReset}>Reset</TextButton>
      {dialog}
    </>
  )
}

const resetQuestion = {
  title: 'Reset the demonstration?',
  text: resetText,
  yes: 'Reset',
  no: 'Keep it',
  danger: true,
}
