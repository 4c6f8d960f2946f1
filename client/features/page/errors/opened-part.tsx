import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { LoadError } from './load-error'

/**
 * A lazy part that a press opens on a page in use. If its code can't be loaded, an error takes its place; that of `lazyPart` takes the
 * place of the page.
 */
export const openedPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode) => {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load().catch(failedPart) }))
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
}

const failedPart = (error: unknown) => () => <LoadError title="This part could not be loaded" error={error} />
