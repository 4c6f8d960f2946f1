import { useState } from 'react'
import { Panel } from '../../features/dashboard/panel'
import { failureMessage, failureText } from '../../features/form/form-result'
import { Button } from '../../ui/button/button'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { Notice } from '../../ui/feedback/notice'
import { useCloseJobMutation } from './own-job.generated'
import styles from './own-jobs.module.css'

interface Props {
  id: string
  title: string
  isBrief: boolean
}

export const CloseJob = ({ id, title, isBrief }: Props) => {
  const label = isBrief ? 'Close the brief' : 'Close the job'
  const [asking, setAsking] = useState(false)
  const [close, { loading, error, data }] = useCloseJobMutation()
  const refusal = failureMessage(data?.closeJob)
  return (
    <Panel title={label}>
      <div className={styles.close}>
        <p>
          {isBrief
            ? 'Nobody can make an offer any more, and everybody with an open one is notified.'
            : 'Nobody can apply any more, and everybody with an open application is notified.'}
        </p>
        {error && <Notice text={failureText(error, `The ${isBrief ? 'brief' : 'job'} is still open.`)} />}
        {refusal && <Notice text={refusal} />}
        <Button variant="line" busy={loading} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={`Close “${title}”?`}
          text="It can’t be opened again."
          yes="Close it"
          no="Keep it open"
          danger
          onYes={() => {
            setAsking(false)
            close({ variables: { id } }).catch(() => {})
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
