import { prettyDOM } from '@testing-library/react'

const MAX_LINES = 60
const heading = '\n\nThe page:\n'

/**
 * The error of a query that found no element, with the open dialogs and the page's `main`, or the body of a page without one. Testing
 * Library would print the whole document with header and footer, and a list of all roles.
 */
export const elementError = (message: string | null, container: Element) => {
  const error = new Error(textOf(message, container))
  error.name = 'TestingLibraryElementError'
  return error
}

const textOf = (message: string | null, container: Element) => {
  const main = container.querySelector('main') ?? container.querySelector('body') ?? container
  const dialogs = [...container.querySelectorAll('dialog[open]')].filter((dialog) => !main.contains(dialog))
  const html = [...dialogs, main].map(htmlOf).join('\n')
  // One of several elements that a query found.
  if (message === null) return html
  // `findBy…` and `waitFor` report the message of their last attempt, which has the page.
  if (message.includes(heading)) return message
  const [problem] = message.split(/\n+Here are the (?:accessible|available) roles:/)
  const lines = `${problem}${heading}${html}`.split('\n')
  const rest = lines.splice(MAX_LINES - 1)
  return [...lines, ...(rest.length > 1 ? [`… ${rest.length} more lines`] : rest)].join('\n')
}

/** Without class names, and with attributes and short texts beside their tags: few lines of an error reach a report. */
const htmlOf = (element: Element) =>
  (prettyDOM(element, Infinity, { highlight: false }) || '')
    .replace(/\n\s+class="[^"]*"/g, '')
    .replace(/<[\w-]+(?:\n\s+[\w-]+="[^"\n]*")*\n\s*\/?>/g, (tag) =>
      tag.replace(/\n\s+(?=\w)/g, ' ').replace(/\n\s*/, ''),
    )
    .replace(/>\n\s+([^\n<]+)\n\s*<\//g, '>$1</')
