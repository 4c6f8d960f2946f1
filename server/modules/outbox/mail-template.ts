import type { MailMessage } from '../../infrastructure/mail/mail'
import { escapeMarkup, oneLine, shortened } from '../../lib/text'

const MAX_QUOTE = 500
const MAX_TITLE = 80

export type MailText = Omit<MailMessage, 'to'>

interface MailContent {
  /** Names the event and its subject. */
  subject: string
  /** The reader's name, for the greeting. Left out where anybody may have entered the address. */
  to?: string
  paragraphs: readonly string[]
  /** The words of another person. */
  quote?: { by: string; text: string } | undefined
  facts?: readonly (readonly [term: string, text: string])[]
  button?: { label: string; url: string }
  after?: readonly string[]
}

/** A title in a sentence: `‘Logo design’`. */
export const quoted = (title: string) => `‘${shortened(oneLine(title), MAX_TITLE)}’`

/** A mail with greeting and signature, as plain text and as HTML. Every text is escaped. */
export const createMail = (content: MailContent): MailText => {
  const greeting = content.to === undefined ? 'Hello,' : `Hello ${content.to.split(' ')[0] ?? content.to},`
  const quote = content.quote && { by: content.quote.by, text: shortened(content.quote.text.trim(), MAX_QUOTE) }
  const whole = { facts: [], after: [], ...content, subject: oneLine(content.subject), greeting, quote }
  return { subject: whole.subject, text: textOf(whole), html: htmlOf(whole) }
}

type Whole = Required<Pick<MailContent, 'subject' | 'paragraphs' | 'facts' | 'after'>> &
  Pick<MailContent, 'quote' | 'button'> & { greeting: string }

const textOf = ({ greeting, paragraphs, quote, facts, button, after }: Whole) =>
  [
    greeting,
    ...paragraphs,
    ...(quote ? [`${quote.by} wrote:\n${quote.text.replaceAll(/^/gm, '> ')}`] : []),
    ...(facts.length > 0 ? [facts.map(([term, text]) => `${term}: ${text}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n\n${button.url}`] : []),
    ...after,
    'Marque',
  ].join('\n\n')

/** No colours but in borders and the button: mail programs choose those of text and paper, light or dark. */
const styles = {
  body: 'margin:0;padding:24px 16px;font:16px/1.55 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
  column: 'max-width:560px;margin:0 auto;overflow-wrap:anywhere',
  name: 'margin:0 0 24px;font:500 22px Georgia,serif',
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  quote: 'margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #8a93ad;white-space:pre-line',
  term: 'padding:6px 16px 6px 0;border-top:1px solid #8a93ad;text-align:left;font-weight:400;vertical-align:top',
  fact: 'padding:6px 0;border-top:1px solid #8a93ad;text-align:right;font-weight:600;vertical-align:top',
  button:
    'display:inline-block;padding:12px 20px;border-radius:3px;background:#223d8f;color:#ffffff;font-weight:600;text-decoration:none',
}

const element = (name: string, style: string, text: string) =>
  `<${name} style="${style}">${escapeMarkup(text)}</${name}>`
const paragraph = (text: string) => element('p', styles.paragraph, text)

const htmlOf = ({ subject, greeting, paragraphs, quote, facts, button, after }: Whole) => {
  const rows = facts
    .map(([term, text]) => `<tr>${element('th', styles.term, term)}${element('td', styles.fact, text)}</tr>`)
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.column}">
${[
  element('p', styles.name, 'Marque'),
  ...[greeting, ...paragraphs].map(paragraph),
  ...(quote ? [paragraph(`${quote.by} wrote:`), element('blockquote', styles.quote, quote.text)] : []),
  ...(rows ? [`<table style="width:100%;margin:0 0 24px;border-collapse:collapse">${rows}</table>`] : []),
  ...(button
    ? [
        `<p style="margin:0 0 24px"><a href="${escapeMarkup(button.url)}" style="${styles.button}">${escapeMarkup(button.label)}</a></p>`,
      ]
    : []),
  ...after.map(paragraph),
].join('\n')}
</div>
</body>
</html>
`
}
