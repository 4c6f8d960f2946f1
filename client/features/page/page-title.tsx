import { use, useEffect } from 'react'
import { PageArrival } from './page-arrival'

export const PageTitle = ({ title }: { title: string }) => {
  const arrive = use(PageArrival)
  useEffect(() => arrive?.(title), [arrive, title])
  return <title>{`${title} · Marque`}</title>
}
