import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { RouteAnnouncer, SiteOrigin } from '../page-contexts'

interface Props {
  title: string
  description: string
  /** The canonical path, if the page has another. */
  path?: string | undefined
  /** The path of the artwork that other sites show beside a link. */
  picture?: string
  type?: 'website' | 'product' | 'profile'
}

export const PageMeta = ({ title, description, path, picture, type = 'website' }: Props) => {
  const { pathname } = useLocation()
  const origin = use(SiteOrigin)
  // Routes match in any case, also with a slash at the end. Ids of public pages have no capitals.
  const address = origin + (path ?? pathname.replace(/(.)\/$/, '$1').toLowerCase())
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + sharePicture(picture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
    </>
  )
}

export const PageTitle = ({ title }: { title: string }) => {
  const announce = use(RouteAnnouncer)
  useEffect(() => announce?.(title), [announce, title])
  return <title>{`${title} · Marque`}</title>
}

/** The 1200x630 picture that other sites show beside a link: the server draws each artwork again below /artwork/share. */
export const sharePicture = (picture = '') => {
  const [, drawing] = /^\/artwork\/((?:avatar|category|cover|emblem)\/.+)\.svg$/.exec(picture) ?? []
  return `/artwork/share/${drawing ?? 'marque'}.png`
}
