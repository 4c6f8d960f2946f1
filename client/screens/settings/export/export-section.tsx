import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { download } from '../../../lib/download'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { Spinner } from '../../../ui/feedback/spinner'
import { Icon } from '../../../ui/icon/icon'
import { SettingsSection } from '../settings-section'
import { AccountExportDocument } from './account-export.generated'
import styles from './export-section.module.css'

type State = 'idle' | 'busy' | 'done' | 'failed'

export const ExportSection = () => {
  const client = useApolloClient()
  const [state, setState] = useState<State>('idle')

  const exportData = async () => {
    setState('busy')
    try {
      const { data } = await client.query({ query: AccountExportDocument, fetchPolicy: 'no-cache' })
      download(
        `marque-data-${new Date().toISOString().slice(0, 10)}.json`,
        'application/json',
        JSON.stringify(data?.accountExport, null, 2),
      )
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <SettingsSection title="Your data" text="Everything we hold about you, in one file.">
      <div className={styles.export}>
        <p>All that is yours, from account and listings to orders, messages and sign-ins, as JSON. Never a password.</p>
        <Button variant="line" disabled={state === 'busy'} aria-busy={state === 'busy'} onClick={exportData}>
          {state === 'busy' ? <Spinner /> : <Icon name="download" />}
          Export my data
        </Button>
      </div>
      {state === 'failed' && <Notice text="Your data could not be exported. Please try again." />}
      <p className={styles.done} role="status">
        {state === 'done' && 'The file is on its way to your downloads.'}
      </p>
    </SettingsSection>
  )
}
