import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { curlOf, fetchOf, type RequestToCopy } from '../../../../client/sandbox/copy/copied-request'
import { startServer } from '../../../testing/test-server'

const run = promisify(execFile)
const hasCurl = spawnSync('curl', ['--version']).status === 0

const difficult = `it's "50 %" $HOME \`date\` \\n \${1} é`
const query = `# It's a comment with \`backticks\`, \${braces} and a \\ backslash.
query First { stats { label } }
query Difficult($text: String!) { search(query: $text, first: 1) { totalCount } __typename }
`

describe('copied request', async () => {
  const { origin } = await startServer({ until: afterAll })
  const request: RequestToCopy = {
    origin,
    query,
    operationName: 'Difficult',
    variables: { text: difficult },
    headers: { 'x-note': "it's mine" },
  }
  const runCurl = async (request: RequestToCopy) => (await run('sh', ['-c', `${curlOf(request)} -s`])).stdout
  const runFetch = async (request: RequestToCopy) =>
    (await run(process.execPath, ['--input-type=module', '-e', fetchOf(request)])).stdout

  // Not every machine has curl.
  test.runIf(hasCurl)(
    'the cURL command runs in a shell, with variables, headers and every special character',
    async () => {
      expect(curlOf(request)).toContain("-H 'x-note: it'\\''s mine'")
      expect(JSON.parse(await runCurl(request))).toEqual({
        data: { search: { totalCount: expect.any(Number) }, __typename: 'Query' },
      })
    },
  )

  test.runIf(hasCurl)('the variables arrive unchanged', async () => {
    const echo = {
      ...request,
      query: 'query ($text: Int!) { jobs(first: $text) { totalCount } }',
      operationName: undefined,
    }
    const { errors } = JSON.parse(await runCurl(echo))
    expect(errors[0].message).toContain(JSON.stringify(difficult))
    expect(await runFetch(echo)).toContain('Int cannot represent non-integer value')
  })

  test('the fetch call runs as a module of Node.js', async () => {
    expect(await runFetch(request)).toContain("__typename: 'Query'")
  })

  test('a subscription is sent to the stream', async () => {
    const subscription = { origin, query: 'subscription { liveEvents { kind } }' }
    const answers = [await runFetch(subscription), ...(hasCurl ? [await runCurl(subscription)] : [])]
    for (const answer of answers) {
      expect(answer).toContain('event: next')
      expect(answer).toContain('UNAUTHENTICATED')
    }
  })
})
