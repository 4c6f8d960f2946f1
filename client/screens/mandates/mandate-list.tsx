import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { PagedList } from '../../features/pagination/paged-list'
import { useLocalShownCount } from '../../features/pagination/shown-count'
import type { MandateSide } from '../../generated/schema'
import { MandateRow } from './mandate-row'
import { MandatesDocument, useMandatesQuery } from './mandates.generated'

const PAGE_SIZE = 12

interface Props {
  as: MandateSide
  title: string
  empty: string
}

/** The viewer's mandates on one side. */
export const MandateList = ({ as, title, empty }: Props) => {
  const shown = useLocalShownCount(PAGE_SIZE, PAGE_SIZE)
  const query = useMandatesQuery({ variables: { as, first: shown.first }, fetchPolicy: 'cache-and-network' })
  return (
    <Loaded query={query} loading="Loading your mandates" height="12rem" failure="Your mandates could not be loaded">
      {({ mandates }) => (
        <Panel title={title}>
          {mandates.nodes.length === 0 ? (
            <EmptyPanel text={empty} />
          ) : (
            <PagedList
              connection={mandates}
              shown={shown}
              query={MandatesDocument}
              variables={(page) => ({ ...page, as })}
              size="small"
              suffix=" mandates"
              row={(mandate, ref) => <MandateRow mandate={mandate} titleRef={ref} />}
            />
          )}
        </Panel>
      )}
    </Loaded>
  )
}
