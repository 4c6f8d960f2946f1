import { Router } from 'express'
import { processDiagram } from '../../modules/process/process-diagrams'

const headers = {
  'Content-Type': 'image/svg+xml',
  // The process tables may change with the next version.
  'Cache-Control': 'public, max-age=3600',
  // An SVG opened directly is a document of our origin, so its policy allows inline styles and its own fonts only.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
}

/** Diagrams of the processes, drawn from their tables. */
export const createProcessDiagramsRouter = () => {
  const router = Router({ caseSensitive: true, strict: true })
  router.get('/:name.svg', ({ params: { name }, query }, response, next) => {
    const svg = processDiagram(name, query.shape)
    if (svg === undefined) return next()
    response.set(headers).send(svg)
  })
  return router
}
