import { expect, test } from 'vitest'
import { startServer } from '../testing/test-server'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

/** The server, and one who is signed in. */
const signedIn = async (email = 'vendor@example.com') => {
  const { ask } = await startServer()
  const headers: Record<string, string> = { 'user-agent': firefox }
  /** As a browser would: the last cookie stays. */
  const send = async (query: string) => {
    const response = await ask(query, {}, headers)
    const cookie = response.headers.getSetCookie().at(-1)
    if (cookie) headers.cookie = cookie.split(';')[0] ?? ''
    return (await response.json()).data
  }
  await send(`mutation { login(input: { email: "${email}", password: "password123" }) { __typename } }`)
  return send
}

test('the browser is known by its User-Agent', async () => {
  const send = await signedIn()
  expect(await send('{ sessions { device current } }')).toEqual({
    sessions: [{ device: 'Firefox on Linux', current: true }],
  })
})

test('a session that gets a new token is not taken for another one in the same request', async () => {
  const send = await signedIn()
  const input = '{ currentPassword: "password123", newPassword: "password123" }'
  expect(await send(`mutation { changePassword(input: ${input}) { __typename } endOtherSessions }`)).toEqual({
    changePassword: { __typename: 'PasswordChanged' },
    endOtherSessions: 0,
  })
  expect(await send('{ viewer { email } }')).toEqual({ viewer: { email: 'vendor@example.com' } })
})

test('an account that is gone is not brought back by the same request', async () => {
  // Somebody without open business: an account with money held can't go.
  const send = await signedIn('leila@deckhouse.example')
  const answer = await send(
    'mutation { deleteAccount(input: { password: "password123" }) { __typename } updateProfile(input: { name: "Back" }) { __typename } }',
  )
  expect(answer).toBeNull()
  expect(await send('{ viewer { email } }')).toEqual({ viewer: null })
})
