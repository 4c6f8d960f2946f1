import { sharePicture } from '../../features/page/head/page-meta'
import type { AbsoluteUrl } from '../../features/page/page-contexts'

export const organizationStructuredData = (address: AbsoluteUrl) => ({
  '@type': 'Organization',
  name: 'Marque',
  url: address('/'),
  logo: address('/icon-512.png'),
  image: address(sharePicture()),
})

export const siteStructuredData = (address: AbsoluteUrl) => ({
  '@type': 'WebSite',
  name: 'Marque',
  url: address('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: address('/search?q={search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
})
