import { Router } from 'express'
import { drawnPictureHeaders, drawPicture } from './draw-picture'
import { createShareRouter, type IsShown } from './share-routes'

/** Every picture depends on its URL alone, so browsers may cache it forever. Other URLs are 404. */
export const createArtworkRouter = (isShown: IsShown) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.get(/\.svg$/, ({ path, query }, response, next) => {
    const svg = drawPicture(path, query.size)
    if (svg === undefined) return next()
    response.set(drawnPictureHeaders).send(svg)
  })

  router.use('/share', createShareRouter(isShown))

  // A missing picture gets a plain 404, not a rendered page.
  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
