import { Router } from 'express'
import { processDiagram } from '../../modules/process/process-diagrams'

const headers = {
  'Content-Type': 'image/svg+xml',
  // The process tables may change with the next version.
  'Cache-Control': 'public, max-age=3600',
  // Opened by itself an SVG is a document of our origin: it may use inline styles and its own fonts, nothing else.
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
