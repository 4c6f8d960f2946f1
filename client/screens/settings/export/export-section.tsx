import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { refusalOf } from '../../../features/form/form-result'
import { download } from '../../../lib/download/download'
import { Button } from '../../../ui/button/button'
import { Notice } from '../../../ui/feedback/notice'
import { Icon } from '../../../ui/icon/icon'
import { SettingsSection } from '../settings-section'
import { AccountExportDocument } from './account-export.generated'
import styles from './export-section.module.css'

type State = 'idle' | 'busy' | 'done'

export const ExportSection = () => {
  const client = useApolloClient()
  const [state, setState] = useState<State>('idle')
  const [problem, setProblem] = useState('')

  const exportData = async () => {
    setState('busy')
    setProblem('')
    try {
      const { data } = await client.query({ query: AccountExportDocument, fetchPolicy: 'no-cache' })
      const json = JSON.stringify(data?.accountExport, null, 2)
      download(
        `marque-data-${new Date().toISOString().slice(0, 10)}.json`,
        new Blob([json], { type: 'application/json' }),
      )
      setState('done')
    } catch (error) {
      setState('idle')
      setProblem(refusalOf(error) ?? 'Your data could not be exported. Please try again.')
    }
  }

  return (
    <SettingsSection title="Your data" text="Everything we hold about you, in one file.">
      <div className={styles.export}>
        <p>All that is yours, from account and listings to orders, messages and sign-ins, as JSON. Never a password.</p>
        <Button variant="line" busy={state === 'busy'} onClick={exportData}>
          {state !== 'busy' && <Icon name="download" />}
          Export my data
        </Button>
      </div>
      {problem && <Notice text={problem} />}
      <p className={styles.done} role="status">
        {state === 'done' && 'The file is on its way to your downloads.'}
      </p>
    </SettingsSection>
  )
}
