import { type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router-dom'

interface Props {
  /** The name of the parameter in the path. */
  param?: string
  fallback: ReactNode
  children: (value: string) => ReactNode
}

/** Renders a page for a parameter of its path. A new value mounts the page again. */
export const KeyedByParam = ({ param = 'id', fallback, children }: Props) => {
  const { [param]: value = '' } = useParams()
  return (
    <Suspense key={value} fallback={fallback}>
      {children(value)}
    </Suspense>
  )
}
