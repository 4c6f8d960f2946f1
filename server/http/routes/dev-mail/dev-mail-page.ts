import type { SentMail } from '../../../infrastructure/mail/mail'
import { escapeMarkup } from '../../../lib/text'

/** The page of the mails that would have been sent. `site` is where they are kept. */
export const mailPage = (mails: readonly SentMail[], site: 'server' | 'browser') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails · Marque</title>
<link rel="icon" href="/artwork/ornament/seal-small.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; background: light-dark(#f6f1e6, #0e1424); color: light-dark(#14213f, #f0eadc); font: 16px/1.6 system-ui, sans-serif }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem }
h1 { font: 400 2.25rem/1.2 Georgia, serif; margin: 0 }
h2 { font: 400 1.25rem/1.3 Georgia, serif; margin: 0 }
article { border-top: 1px solid light-dark(#dad0ba, #29334f); padding: 1.25rem 0; overflow-wrap: anywhere }
h2 + p { color: light-dark(#5b6173, #9ba3b9); font-size: .875rem; margin: 0 }
pre { font: inherit; white-space: pre-wrap; margin: 1rem 0 0 }
iframe { width: 100%; height: 34rem; margin: 1rem 0 0; border: 1px solid light-dark(#dad0ba, #29334f) }
summary { min-height: 24px; margin: 1rem 0 0; cursor: pointer }
a { display: inline-block; min-height: 24px; color: light-dark(#223d8f, #aec1f7) }
</style>
</head>
<body>
<main>
<h1>Mails</h1>
<p>With sample data no mail leaves this ${site}. The last hundred are kept here, in memory.</p>
${mails.length === 0 ? '<p>There are none yet.</p>' : mails.map(article).join('\n')}
</main>
</body>
</html>
`

/** The frame runs no scripts, and its links open in a tab of their own. */
const htmlForm = (subject: string, html: string) =>
  html === ''
    ? ''
    : `
<details>
<summary>As HTML</summary>
<iframe title="${escapeMarkup(subject)}, as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${escapeMarkup(html.replace('<head>', '<head>\n<base target="_blank">'))}"></iframe>
</details>`

const article = ({ to, subject, text, html, sentAt }: SentMail) => `<article>
<h2>${escapeMarkup(subject)}</h2>
<p>To ${escapeMarkup(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></p>
<pre>${withLinks(text)}</pre>${htmlForm(subject, html)}
</article>`

/** Escapes a text and turns its web addresses into links. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 1 ? link(escapeMarkup(part)) : escapeMarkup(part)))
    .join('')

const link = (address: string) => `<a href="${address}">${address}</a>`
