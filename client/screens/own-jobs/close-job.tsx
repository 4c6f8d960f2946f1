import { refetchQuietly } from '../../apollo/refetch-quietly'
import { Panel } from '../../features/dashboard/panel'
import { actionProblem } from '../../features/form/form-result'
import { evictJobs } from '../../features/job/evict-jobs'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { useConfirm } from '../../ui/feedback/use-confirm'
import { OwnJobDocument, useCloseJobMutation } from './own-job.generated'
import styles from './own-jobs.module.css'

interface Props {
  id: string
  title: string
  isBrief: boolean
}

export const CloseJob = ({ id, title, isBrief }: Props) => {
  const label = isBrief ? 'Close the brief' : 'Close the job'
  const { ask, dialog } = useConfirm()
  const [close, { loading, error, data, client }] = useCloseJobMutation({ update: evictJobs })
  const problem = actionProblem(error, data?.closeJob, `The ${isBrief ? 'brief' : 'job'} is still open.`)
  const confirmAndClose = async () => {
    const isSure = await ask({
      title: `Close “${title}”?`,
      text: 'It can’t be opened again.',
      yes: 'Close it',
      no: 'Keep it open',
      danger: true,
    })
    if (!isSure) return
    // Its applicants have other transitions now.
    await close({ variables: { id } }).then(
      () => refetchQuietly(client, OwnJobDocument),
      () => {},
    )
  }
  return (
    <Panel title={label}>
      <div className={styles.close}>
        <p>
          {isBrief
            ? 'Nobody can make an offer any more, and everybody with an open one is notified.'
            : 'Nobody can apply any more, and everybody with an open application is notified.'}
        </p>
        {problem && <Notice text={problem} />}
        <Button variant="line" busy={loading} onClick={confirmAndClose}>
          {label}
        </Button>
      </div>
      {dialog}
    </Panel>
  )
}
