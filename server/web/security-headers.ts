import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { firstPaint } from '../../client/features/page/first-paint'

const firstPaintHash = `'sha256-${createHash('sha256').update(firstPaint).digest('base64')}'`

/** Everything comes from us; of inline scripts the one constant that sets the appearance before first paint. */
export const securityHeaders = ({ https, development }: { https: boolean; development: boolean }): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", firstPaintHash],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        // Vite's client waits in a blob worker for a restarted server.
        ...(development && { workerSrc: ["'self'", 'blob:'] }),
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    ...(!https && { strictTransportSecurity: false }),
  })
