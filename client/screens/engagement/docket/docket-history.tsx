import { useLiveUpdates } from '../../../features/live-updates/live-updates'
import { Loaded } from '../../../features/page/errors/loaded'
import { onDayAtTime } from '../../../lib/dates'
import { useDocketHistoryQuery } from './docket-history.generated'

/** Each change of a date with who made it, also of dates that were removed. */
export const DocketHistory = ({ engagementId }: { engagementId: string }) => {
  const query = useDocketHistoryQuery({ variables: { id: engagementId }, fetchPolicy: 'cache-and-network' })
  useLiveUpdates(() => query.refetch())
  return (
    <Loaded query={query} loading="Loading the history" height="3rem" failure="The history could not be loaded">
      {({ engagement }) =>
        engagement && engagement.docketEvents.length > 0 ? (
          <ol>
            {engagement.docketEvents.map(({ at, text, by }) => (
              <li key={`${at} ${text}`}>
                {text}, by <bdi>{by.name}</bdi>, <time dateTime={at}>{onDayAtTime(at)}</time>
              </li>
            ))}
          </ol>
        ) : (
          <p>No date was changed.</p>
        )
      }
    </Loaded>
  )
}
