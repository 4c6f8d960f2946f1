import type { Manifest } from 'vite'
import { beforePaint } from '../../client/features/page/scripts/before-paint'
import { entryKey, importsOf } from './check-size'

/** For the shell only: React leaves style sheets where they are. */
const styles = `
body:has(#demo) { margin: 0; background: light-dark(#f6f1e6, #0e1424); color: light-dark(#14213f, #f0eadc) }
#demo { max-width: 34rem; margin: 20vh auto; padding: 0 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif }
#demo p { margin: 0.5rem 0 }
#demo h1 { margin: 0; font: 400 2.5rem/1.2 Georgia, serif }
`

const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">`

/** The bar of the demonstration before scripts run. React skips an element of this name when it hydrates the page. */
export const waitingBar = `<demo-bar id="demo-bar"><aside class="demo-bar_bar" aria-label="Demonstration">
<p>This is a demonstration. Everything you do stays in this browser.</p>
<div id="demo-state" class="demo-bar_state" role="status">Loading …</div>
<noscript>It needs JavaScript.</noscript>
</aside></demo-bar>`

/** The document of pages that are not prerendered, until the marketplace of the browser is open. Its addresses are relative to its folder. */
export const pageShell = (manifest: Manifest, siteWorker: string) => {
  const path = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    return `./${chunk.file}`
  }
  const preloads = importsOf(manifest, [entryKey]).map((file) => `<link rel="modulepreload" href="./${file}">`)
  return `<!doctype html>
<html lang="en" data-dashboard-styles="${path('dashboard.css')}" data-on-demand-styles="${path('on-demand.css')}" data-sandbox data-site-worker="${siteWorker}">
<head>
${head}
<title>Marque</title>
<meta name="description" content="The whole marketplace in this browser, without a server.">
<script>${beforePaint}</script>
<style>${styles}</style>
<link rel="stylesheet" href="${path('style.css')}">
<link rel="icon" href="./favicon.ico" sizes="32x32">
<link rel="manifest" href="./site.webmanifest">
${preloads.join('\n')}
<script type="module" src="${path(entryKey)}"></script>
</head>
<body>
${waitingBar}
<main id="demo">${introduction}</main>
</body>
</html>
`
}

const introduction = `<h1>Marque</h1>
<p>The whole marketplace, in this browser: nothing is sent anywhere.</p>`

/** The document of the sandbox, whose code is apart from that of pages. */
export const sandboxShell = (manifest: Manifest, siteWorker: string) => {
  const chunk = manifest['demo/page/entry-demo-sandbox.ts']
  if (!chunk) throw new Error('The build has no sandbox.')
  return `<!doctype html>
<html lang="en" data-sample-data data-site-worker="${siteWorker}">
<head>
${head}
<meta name="robots" content="noindex">
<title>GraphQL sandbox · Marque</title>
<script>${beforePaint}</script>
<style>${styles}</style>
<link rel="icon" href="./favicon.ico" sizes="32x32">
<script type="module" src="./sandbox/${chunk.file}"></script>
</head>
<body><div id="sandbox"><main id="demo">${introduction}<p id="demo-state" role="status">Loading …</p></main></div></body>
</html>
`
}

/**
 * Hosts show it for each address below the folder, until the service worker of the first visit answers. It looks for the folder, which can
 * be any, and goes to the address from there.
 */
export const notFoundPage = `<!doctype html>
<html lang="en">
<head>
${head}
<title>Marque</title>
<style>${styles}</style>
</head>
<body>
<main id="demo"><h1>Marque</h1><p role="status">Loading …</p></main>
<script type="module">
const parts = location.pathname.split('/')
for (let count = 1; count < parts.length; count++) {
  const folder = parts.slice(0, count).join('/') + '/'
  const found = await fetch(folder + 'service-worker.js', { method: 'HEAD' }).catch(() => undefined)
  if (!found?.ok) continue
  const to = location.pathname.slice(folder.length) + location.search + location.hash
  location.replace(folder + 'start.html#' + encodeURIComponent(to))
  break
}
</script>
</body>
</html>
`
