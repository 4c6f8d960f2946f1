import type { OperationVariables } from '@apollo/client'
import { type ComponentProps, Fragment, type ReactNode, type RefCallback } from 'react'
import { LoadMore } from './load-more'
import { type PaginationOptions, usePagination } from './use-pagination'

interface Props<Node, Variables>
  extends PaginationOptions<Node, Variables>,
    Pick<ComponentProps<typeof LoadMore>, 'size' | 'suffix'> {
  className?: string | undefined
  /** Renders an entry as a list item; the ref is for its element that gets the focus. */
  row: (node: Node, ref: RefCallback<HTMLElement> | undefined) => ReactNode
}

/** A connection as a list, with a button that loads more. */
export const PagedList = <Node extends { id: string }, Variables extends OperationVariables>(
  props: Props<Node, Variables>,
) => {
  const { className, row, size, suffix } = props
  const { nodes, more, entryRef } = usePagination(props)
  return (
    <>
      <ul className={className}>
        {nodes.map((node) => (
          <Fragment key={node.id}>{row(node, entryRef(node.id))}</Fragment>
        ))}
      </ul>
      {more && <LoadMore {...more} size={size} suffix={suffix} />}
    </>
  )
}
