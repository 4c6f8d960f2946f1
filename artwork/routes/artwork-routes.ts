import { type RequestHandler, type Response, Router } from 'express'
import { LRUCache } from 'lru-cache'
import { drawnPictureHeaders, drawPicture } from './draw-picture'
import { createShareRouter, type IsShown } from './share-routes'

const MAX_CACHED_LENGTH = 32 * 1024 * 1024

/**
 * Every picture depends on its URL alone, so browsers may cache it forever. Other URLs are 404. `beforeDrawing` handles the requests
 * for pictures that are not in memory.
 */
export const createArtworkRouter = (isShown: IsShown, beforeDrawing: RequestHandler) => {
  const router = Router({ caseSensitive: true, strict: true })
  const cache = new LRUCache<string, string>({
    maxSize: MAX_CACHED_LENGTH,
    sizeCalculation: (svg, url) => svg.length + url.length,
  })
  const send = (response: Response, svg: string) => response.set(drawnPictureHeaders).send(svg)

  router.get(
    /\.svg$/,
    ({ url }, response, next) => {
      const svg = cache.get(url)
      if (svg === undefined) return next()
      send(response, svg)
    },
    beforeDrawing,
    ({ path, query, url }, response, next) => {
      const svg = drawPicture(path, query.size)
      if (svg === undefined) return next()
      cache.set(url, svg)
      send(response, svg)
    },
  )

  router.use('/share', createShareRouter(isShown))

  // A missing picture gets a plain 404, not a rendered page.
  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
