import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { LoadMore } from '../../features/pagination/load-more'
import { type ShownCount, useLocalShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import type { MandateSide } from '../../generated/schema'
import { MandateRow } from './mandate-row'
import { MandatesDocument, type MandatesQuery, useMandatesQuery } from './mandates.generated'

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
            <Rows mandates={mandates} as={as} shown={shown} />
          )}
        </Panel>
      )}
    </Loaded>
  )
}

interface RowsProps {
  mandates: MandatesQuery['mandates']
  as: MandateSide
  shown: ShownCount
}

const Rows = ({ mandates, as, shown }: RowsProps) => {
  const { nodes, more, entryRef } = usePagination({
    connection: mandates,
    shown,
    query: MandatesDocument,
    variables: (page) => ({ ...page, as }),
  })
  return (
    <>
      <ul>
        {nodes.map((mandate) => (
          <MandateRow key={mandate.id} mandate={mandate} titleRef={entryRef(mandate.id)} />
        ))}
      </ul>
      {more && <LoadMore {...more} size="small" suffix=" mandates" />}
    </>
  )
}
