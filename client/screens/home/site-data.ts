import type { Address } from '../../features/page/page-data'
import { sharePicture } from '../../features/page/share-picture'

export const organizationData = (address: Address) => ({
  '@type': 'Organization',
  name: 'Marque',
  url: address('/'),
  logo: address('/icon-512.png'),
  image: address(sharePicture()),
})

export const siteData = (address: Address) => ({
  '@type': 'WebSite',
  name: 'Marque',
  url: address('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: address('/search?q={search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
})
