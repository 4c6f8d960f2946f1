import { getOperationAST, parse } from 'graphql'

export interface RequestToCopy {
  /** The origin of the API. */
  origin: string
  query: string
  operationName?: string | undefined
  variables?: object | undefined
  headers?: Record<string, string> | undefined
}

/** A command for POSIX shells. */
export const curlOf = (request: RequestToCopy) => {
  const { url, isSubscription, headers, body } = partsOf(request)
  return [
    // Without -N curl holds back the events of a subscription.
    `curl ${isSubscription ? '-N ' : ''}${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(JSON.stringify(body))}`,
  ].join(' \\\n  ')
}

/** JavaScript for a browser's console or a module of Node.js. */
export const fetchOf = (request: RequestToCopy) => {
  const { url, isSubscription, headers, body } = partsOf(request)
  const { query, ...others } = body
  const fields = [
    `query: ${templateLiteral(query)}`,
    ...Object.entries(others).map(([name, value]) => `${name}: ${indented(JSON.stringify(value, null, 2))}`),
  ]
  const read = isSubscription
    ? 'for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text)'
    : 'console.log(await response.json())'
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: ${JSON.stringify(headers)},
  body: JSON.stringify({
    ${fields.join(',\n    ')},
  }),
})
${read}
`
}

const partsOf = ({ origin, query, operationName, variables, headers }: RequestToCopy) => {
  const isSubscription = getOperationAST(parse(query), operationName)?.operation === 'subscription'
  return {
    url: `${origin}${isSubscription ? '/graphql/stream' : '/graphql'}`,
    isSubscription,
    headers: { 'content-type': 'application/json', ...headers },
    body: { query, ...(operationName && { operationName }), ...(variables && { variables }) },
  }
}

/** A shell word: within single quotes only the single quote has a meaning. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

const templateLiteral = (text: string) => `\`${text.replaceAll(/[\\`]|\$\{/g, '\\$&')}\``

const indented = (json: string) => json.replaceAll('\n', '\n    ')
