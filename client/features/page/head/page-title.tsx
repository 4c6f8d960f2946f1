import { use, useEffect } from 'react'
import { RouteAnnouncer } from '../page-contexts'

export const PageTitle = ({ title }: { title: string }) => {
  const announce = use(RouteAnnouncer)
  useEffect(() => announce?.(title), [announce, title])
  return <title>{`${title} · Marque`}</title>
}
