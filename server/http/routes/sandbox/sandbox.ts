import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type Router } from 'express'
import type { Manifest } from 'vite'
import { beforePaint } from '../../../../client/features/page/scripts/before-paint'

/** Scripts and styles of the page, as paths on our own origin. */
type SandboxAssets = { styles: string[]; scripts: string[] }

const entry = 'client/sandbox/entry-sandbox.tsx'

/** The whole page. Its inline script is constant, and the Content-Security-Policy allows it by its hash. */
const sandboxPage = ({ styles, scripts }: SandboxAssets, sampleData: boolean): string => `<!doctype html>
<html lang="en"${sampleData ? ' data-sample-data' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphQL sandbox · Marque</title>
<script>${beforePaint}</script>
<link rel="icon" href="/artwork/ornament/seal-small.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body><div id="sandbox"><p class="sandbox-opening">Opening the sandbox. It needs JavaScript.</p></div></body>
</html>
`

const pageRouter = (assets: SandboxAssets, sampleData: boolean): Router => {
  const page = sandboxPage(assets, sampleData)
  return express.Router().get('/', (_request, response) => {
    response.set('cache-control', 'no-cache').type('html').send(page)
  })
}

/** Built assets and the page that loads them, to be mounted at /sandbox. The folder is dist/sandbox. */
export const createBuiltSandbox = (folder: string, sampleData: boolean): Router => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`${folder} was not built from ${entry}.`)
  const url = (file: string) => `/sandbox/${file}`
  const router = pageRouter({ styles: (chunk.css ?? []).map(url), scripts: [url(chunk.file)] }, sampleData)
  return router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  )
}

/** The page alone, mounted at /sandbox. Vite's middleware serves its scripts. */
export const createDevelopmentSandbox = (sampleData: boolean): Router =>
  pageRouter({ styles: [], scripts: ['/@vite/client', `/${entry}`] }, sampleData)
