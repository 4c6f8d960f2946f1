import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatOverlayError, type OverlayError } from './overlay-error.ts'

/** Answers with an error: a page with Vite's overlay, which reloads after the next save, or an error of the API. */
export const sendError = (
  root: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
  error: OverlayError,
) => {
  if (response.headersSent) return response.destroy()
  // The policy of the site would stop the page's script.
  response.removeHeader('content-security-policy')
  response.statusCode = 500
  if (headers.accept?.includes('text/html')) {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return response.end(errorPage(root, error))
  }
  const stacktrace = error.stack.split('\n')
  const extensions = { code: 'INTERNAL_SERVER_ERROR', stacktrace }
  response.setHeader('content-type', 'application/json')
  return response.end(JSON.stringify({ errors: [{ message: error.message, extensions }] }))
}

const errorPage = (root: string, error: OverlayError) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error · Marque</title>
<style>:root { color-scheme: light dark; font-family: system-ui, sans-serif } pre { white-space: pre-wrap }</style>
<script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify(error).replaceAll('<', '\\u003c')}))
</script>
</head>
<body>
<main>
<h1>This page can't be shown</h1>
<pre tabindex="0">${escapeHtml(formatOverlayError(root, error))}</pre>
<p>Save the repaired file, and the page loads again.</p>
</main>
</body>
</html>
`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
