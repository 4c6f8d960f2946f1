import { useLocation } from 'react-router-dom'
import { PageTitle } from './page-title'

interface Props {
  title: string
  description: string
  /** The canonical address, where it is not this one. */
  path?: string | undefined
}

export const PageMeta = ({ title, description, path }: Props) => {
  const { pathname } = useLocation()
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={description} />
      <link rel="canonical" href={path ?? pathname} />
    </>
  )
}
