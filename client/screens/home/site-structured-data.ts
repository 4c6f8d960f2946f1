import { sharePicture } from '../../features/page/head/page-meta'
import type { AbsoluteUrl } from '../../features/page/page-contexts'

export const organizationStructuredData = (absoluteUrl: AbsoluteUrl) => ({
  '@type': 'Organization',
  name: 'Marque',
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  image: absoluteUrl(sharePicture()),
})

export const siteStructuredData = (absoluteUrl: AbsoluteUrl) => ({
  '@type': 'WebSite',
  name: 'Marque',
  url: absoluteUrl('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/search?q={search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
})
