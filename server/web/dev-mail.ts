import { Router } from 'express'
import type { SampleMail, SentMail } from '../ports/mail/sample-mail'

/** What would have been sent, newest first, to be mounted at /dev/mail. */
export const createDevMailRouter = (outbox: SampleMail) =>
  Router().get('/', (_request, response) => {
    response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).type('html').send(page(outbox.sent()))
  })

const page = (mails: readonly SentMail[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails · Marque</title>
<link rel="icon" href="/artwork/ornament/seal-small.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 1rem 0; overflow-wrap: anywhere }
h2 { font-size: 1.125rem; margin: 0 }
pre { font: inherit; white-space: pre-wrap; margin: 1rem 0 0 }
a { display: inline-block; min-height: 24px }
</style>
</head>
<body>
<main>
<h1>Mails</h1>
<p>With sample data no mail leaves this server. The last hundred are kept here, in memory.</p>
${mails.length === 0 ? '<p>There are none yet.</p>' : mails.map(article).join('\n')}
</main>
</body>
</html>
`

const article = ({ to, subject, text, sentAt }: SentMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></p>
<pre>${withLinks(text)}</pre>
</article>`

/** Addresses become links, everything else is text. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 1 ? link(escapeHtml(part)) : escapeHtml(part)))
    .join('')

const link = (address: string) => `<a href="${address}">${address}</a>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
