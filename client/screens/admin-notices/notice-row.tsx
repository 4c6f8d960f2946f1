import type { Ref } from 'react'
import { actionProblem } from '../../features/form/form-result'
import { ProcessRow } from '../../features/process/process-row'
import { rolePlural } from '../../features/session/user-roles'
import { dayAndTimeInSentence } from '../../lib/dates'
import { useReturnFocus } from '../../lib/focus/use-return-focus'
import { serverNow } from '../../lib/server-clock'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { type AdminNoticesQuery, useEndSiteNoticeMutation } from './admin-notices.generated'

/** The clocks of browser and server differ by less. */
const CLOCK_MS = 2_000

interface Props {
  notice: AdminNoticesQuery['allSiteNotices']['nodes'][number]
  titleRef?: Ref<HTMLHeadingElement> | undefined
  onEnded: () => unknown
}

export const NoticeRow = ({ notice, titleRef, onEnded }: Props) => {
  const { id, text, from, until, role, shown } = notice
  const [end, { loading, error, data }] = useEndSiteNoticeMutation({
    variables: { id },
    onCompleted: () => onEnded(),
    // Shown below.
    onError: () => {},
  })
  const problem = actionProblem(error, data?.endSiteNotice)
  const isOver = !shown && Date.parse(until) <= serverNow().getTime() + CLOCK_MS
  const period =
    until < from
      ? 'withdrawn before it began'
      : `from ${dayAndTimeInSentence(from)} until ${dayAndTimeInSentence(until)}`
  const endLabel = shown ? 'End now' : 'Withdraw'
  const textRef = useReturnFocus<HTMLSpanElement>(!isOver)
  return (
    <ProcessRow
      titleRef={titleRef}
      title={
        <span ref={textRef} tabIndex={-1}>
          {text}
        </span>
      }
      state={{ label: stateText(shown, isOver), tone: shown ? 'good' : 'plain' }}
      about={`${role ? rolePlural(role) : 'Everybody'}, ${period}`}
    >
      {problem && <Notice text={problem} />}
      {!isOver && (
        <div>
          <Button variant="line" size="small" busy={loading} aria-label={`${endLabel}: ${text}`} onClick={() => end()}>
            {endLabel}
          </Button>
        </div>
      )}
    </ProcessRow>
  )
}

const stateText = (shown: boolean, isOver: boolean) => {
  if (isOver) return 'Over'
  return shown ? 'Shown' : 'Planned'
}
