import { type ReactNode, startTransition as start, type TransitionStartFunction, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { FacetName } from '../../generated/schema'
import { useChosenParams } from '../../lib/use-chosen-params'
import type { Facets_FacetFragment } from './facet.generated'
import { listParams, searchWith } from './facet-address'
import { FacetChips } from './facet-chips'
import { FacetForm } from './facet-form'
import { FacetStrip } from './facet-strip'
import styles from './facet-toolbar.module.css'

interface Props {
  /** Undefined while they load. */
  facets: readonly Facets_FacetFragment[] | undefined
  /** The filter whose choices are links above the form. */
  strip?: { name: FacetName; label: string; all: string }
  /** Sort orders by their name in the address, the default first. */
  sorts?: Record<string, string>
  /** Keeps the current list while the next one loads. */
  startTransition?: TransitionStartFunction
  /** The number of entries, which comes first, and actions. */
  children: ReactNode
}

/** The filters of a list with their counts, its sort order, and what is set. */
export const FacetToolbar = ({ strip, facets = [], startTransition = start, ...form }: Props) => {
  const path = useLocation().pathname
  // A link may be followed before the list of the form's last choice has loaded.
  const [chosen, show] = useChosenParams(startTransition)
  const params = listParams(chosen)
  const toolbar = useRef<HTMLDivElement>(null)
  return (
    <>
      {strip && (
        <FacetStrip
          {...strip}
          facet={facets.find(({ name }) => name === strip.name)}
          to={(value) => path + searchWith(params, strip.name, value)}
        />
      )}
      <div ref={toolbar} className={styles.toolbar} tabIndex={-1}>
        <FacetForm
          {...form}
          path={path}
          params={params}
          show={show}
          facets={facets.filter(({ name }) => name !== strip?.name)}
        />
        <FacetChips
          path={path}
          params={params}
          facets={facets}
          onRemove={() => toolbar.current?.focus({ preventScroll: true })}
        />
      </div>
    </>
  )
}

/** The parameters of the list in the address. */
export const useListParams = () => listParams(useSearchParams()[0])
