import { type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router-dom'

interface Props {
  /** The parameter of the path. */
  param?: string
  fallback: ReactNode
  children: (value: string) => ReactNode
}

/** A page of what the path names; another one starts afresh. */
export const ByParam = ({ param = 'id', fallback, children }: Props) => {
  const { [param]: value = '' } = useParams()
  return (
    <Suspense key={value} fallback={fallback}>
      {children(value)}
    </Suspense>
  )
}
