import { type RequestHandler, Router } from 'express'
import { isCategoryPalette } from '../engraving/palettes'
import { shareAvatar, shareCategory, shareCover, shareEmblem, shareMarque } from '../pictures/share'
import { isInitials, isSeed } from './draw-picture'
import { createPngRenderer } from './png-renderer'

/** Pictures of the site itself, of which there is a handful. */
const isFixed = (path: string) => path === '/marque.png' || path.startsWith('/category/')

/** The drawing for a path, or undefined. */
type Draw = (params: Readonly<Record<string, string>>) => (() => string) | undefined

/** True if a page shows the picture with the path, such as `/artwork/avatar/usr-1.svg`. */
export type IsShown = (path: string) => Promise<boolean>

/**
 * Pictures that other sites show in link previews: PNGs, because these sites take no SVG. The path is that of the picture on
 * the page, below /share. Only pictures that a page shows are drawn, because drawing takes half a second.
 */
export const createShareRouter = (isShown: IsShown) => {
  const renderer = createPngRenderer()
  const router = Router({ caseSensitive: true, strict: true })

  const picture =
    (find: Draw): RequestHandler<Record<string, string>> =>
    async ({ params, path }, response, next) => {
      const draw = find(params)
      if (!draw || !(isFixed(path) || (await isShown(`/artwork${path.replace(/\.png$/, '.svg')}`)))) return next()
      if (renderer.isFull(path)) return response.set('retry-after', '5').sendStatus(503)
      const png = await renderer.png(path, draw)
      response.set('cache-control', 'public, max-age=31536000, immutable').type('png').send(png)
    }

  router.get(
    '/cover/:palette/:seed.png',
    picture(({ palette = '', seed = '' }) =>
      isCategoryPalette(palette) && isSeed(seed) ? () => shareCover(palette, seed) : undefined,
    ),
  )
  router.get(
    '/emblem/:palette/:letters/:seed.png',
    picture(({ palette = '', letters = '', seed = '' }) =>
      isCategoryPalette(palette) && isInitials(letters) && isSeed(seed)
        ? () => shareEmblem(palette, letters, seed)
        : undefined,
    ),
  )
  router.get(
    '/avatar/:seed.png',
    picture(({ seed = '' }) => (isSeed(seed) ? () => shareAvatar(seed) : undefined)),
  )
  router.get(
    '/category/:slug.png',
    picture(({ slug = '' }) => (isCategoryPalette(slug) ? () => shareCategory(slug) : undefined)),
  )
  router.get(
    '/marque.png',
    picture(() => shareMarque),
  )
  return router
}
