import { onDayAtTime } from '../../../lib/dates'
import { Notice } from '../../../ui/feedback/notice'
import { useDocketHistoryQuery } from './docket-history.generated'

/** Each change of a date with who made it, also of dates that were removed. */
export const DocketHistory = ({ engagementId }: { engagementId: string }) => {
  const { data, error } = useDocketHistoryQuery({ variables: { id: engagementId }, fetchPolicy: 'cache-and-network' })
  if (error) return <Notice text="The history could not be loaded. Please try again." />
  const events = data?.engagement?.docketEvents ?? []
  if (data && events.length === 0) return <p>No date was changed.</p>
  return (
    <ol>
      {events.map(({ at, text, by }) => (
        <li key={`${at} ${text}`}>
          {text}, by <bdi>{by.name}</bdi>, <time dateTime={at}>{onDayAtTime(at)}</time>
        </li>
      ))}
    </ol>
  )
}
