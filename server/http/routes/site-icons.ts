import { Router } from 'express'
import { palettes } from '../../../artwork/engraving/palettes'
import { sealIcon } from '../../../artwork/pictures/seal'
import { createPngRenderer } from '../../../artwork/routes/png-renderer'

const { paper } = palettes.marque

/** Drawings by the paths of their PNGs. */
export const siteIcons = {
  '/apple-touch-icon.png': () => sealIcon(180, 'paper'),
  '/icon-192.png': () => sealIcon(192, 'none'),
  '/icon-512.png': () => sealIcon(512, 'none'),
  '/icon-maskable-512.png': () => sealIcon(512, 'maskable'),
}

const icon = (src: keyof typeof siteIcons, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const siteManifest = {
  id: '/',
  name: 'Marque',
  short_name: 'Marque',
  description: 'Intellectual-property services, startup services and business products, at fixed prices.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: '/artwork/ornament/seal-small.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('/icon-192.png', 192, 'any'),
    icon('/icon-512.png', 512, 'any'),
    icon('/icon-maskable-512.png', 512, 'maskable'),
  ],
}

/** The icon of browser tabs. */
export const tabIcon = () => sealIcon(32, 'none')

/** An ICO file that holds one PNG: a header of 6 bytes, an entry of 16, the picture. */
export const icoOf = (png: Buffer, size: number) => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Icons at the URLs that browsers and systems request. Cached for a day only, since the URLs stay the same if an icon changes. */
export const createSiteIconsRouter = () => {
  const renderer = createPngRenderer()
  const router = Router({ caseSensitive: true, strict: true })
  const cacheControl = 'public, max-age=86400'

  for (const [path, draw] of Object.entries(siteIcons)) {
    router.get(path, async (_, response) => {
      response
        .set('cache-control', cacheControl)
        .type('png')
        .send(await renderer.png(path, draw))
    })
  }
  router.get('/favicon.ico', async ({ path }, response) => {
    const png = await renderer.png(path, tabIcon)
    response.set('cache-control', cacheControl).type('image/x-icon').send(icoOf(png, 32))
  })
  router.get('/site.webmanifest', (_, response) => {
    response.set('cache-control', cacheControl).type('application/manifest+json').send(JSON.stringify(siteManifest))
  })
  return router
}
