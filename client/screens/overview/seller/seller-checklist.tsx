import { dataOrThrow, revalidate } from '../../../apollo/data-or-throw'
import { Panel } from '../../../features/dashboard/panel'
import { actionProblem } from '../../../features/form/form-result'
import { listingKinds } from '../../../features/listing/listing-kinds'
import { Link } from '../../../features/page/layout/link'
import { ownListingsPathOf } from '../../../features/session/roles'
import type { StoredUser } from '../../../features/session/stored-user'
import { focusMain } from '../../../lib/focus/focus-main'
import { TextButton } from '../../../ui/button/text-button'
import { Notice } from '../../../ui/feedback/notice'
import { Badge } from '../../../ui/text/badge'
import styles from '../overview.module.css'
import { checklistSteps } from './checklist-steps'
import { useDismissSellerChecklistMutation, useSellerChecklistSuspenseQuery } from './seller-checklist.generated'

interface Props {
  user: StoredUser
  /** The editor of the draft that was changed last. Undefined without a draft. */
  draftPath: string | undefined
  /** Whether a listing is or was public. */
  isPublished: boolean
  /** Whether a listing is public now. */
  isPublic: boolean
}

/** The way of a new seller to the first published listing. After that, its button removes it for good. */
export const SellerChecklist = ({ user: { id, role }, draftPath, isPublished, isPublic }: Props) => {
  const data = dataOrThrow(
    useSellerChecklistSuspenseQuery({ variables: { userId: id, isFreelancer: role === 'freelancer' }, ...revalidate }),
  )
  const [dismiss, { loading, error, data: answer }] = useDismissSellerChecklistMutation()
  const remove = async () => {
    const { data } = (await dismiss().catch(() => undefined)) ?? {}
    // The button that had the focus is gone.
    if (data?.dismissSellerChecklist.__typename === 'SellerChecklistDismissed') focusMain()
  }
  const problem = actionProblem(error, answer?.dismissSellerChecklist)
  const { noun } = listingKinds[role === 'vendor' ? 'PRODUCT' : 'SERVICE']
  const listingsPath = ownListingsPathOf(role)
  const steps = checklistSteps(data, { role, noun, listingsPath, draftPath, isPublished, isPublic })
  const doneCount = steps.filter(({ isDone }) => isDone).length
  return (
    <Panel
      title={`Your way to the first ${noun} on sale`}
      more={
        isPublished ? (
          <TextButton busy={loading} onClick={() => void remove()}>
            Dismiss this list
          </TextButton>
        ) : (
          <span>{`${doneCount} of ${steps.length} done`}</span>
        )
      }
    >
      {problem && <Notice text={problem} />}
      <ol>
        {steps.map(({ title, text, to, isDone }) => (
          <li key={title} className={styles.row}>
            <Badge tone={isDone ? 'good' : 'wait'}>{isDone ? 'Done' : 'Open'}</Badge>
            <div>
              <Link to={to}>{title}</Link>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
