import type { ErrorLike } from '@apollo/client'
import type { ReactNode } from 'react'
import { Loading } from '../../../ui/feedback/skeleton'
import { LoadError } from './load-error'

interface Props<Data> {
  query: { data?: Data | undefined; error?: ErrorLike | undefined; refetch: () => Promise<unknown> }
  /** Says what is loading. */
  loading: string
  /** The height of the skeleton. */
  height: string
  /** Says that loading failed. */
  failure: string
  children: (data: Data) => ReactNode
}

/** Renders the data of a query; before it arrives a skeleton, or an error with a button to try again. */
export const Loaded = <Data,>({ query, loading, height, failure, children }: Props<Data>) => {
  const { data, error, refetch } = query
  if (data) return children(data)
  if (error) return <LoadError title={failure} error={error} retry={() => refetch()} />
  return <Loading label={loading} height={height} />
}
