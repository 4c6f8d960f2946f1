import type { ScreenNames } from '../screen'

/** A style sheet for a page that begins with its heading. */
export const pageCss = `.screen {
  padding-block: var(--s6) var(--section);
}
.screen h1 {
  font-size: var(--title-lg);
  line-height: var(--lead-tight);
}
`

/** Tests of the states that every screen with a query has. */
export const stateTests = ({ name, title, url }: ScreenNames, role = '') => `
test('${title}: shows a loading state', async () => {
${role && `  await signedInAs('${role}')\n`}  const respond = mockPending(${name}Document)
  await visit('${url}')
  expect((await screen.findByText('Loading')).parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => respond())
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
})

test('${title}: a failed query shows the error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
${role && `  await signedInAs('${role}')\n`}  mockError(${name}Document)
  await visit('${url}')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
`
