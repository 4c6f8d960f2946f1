// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './percentile.mjs'
import { mutate, send } from './visitor.mjs'

const ACCOUNTS = 200
const MEASURED = 200
const WARM_UP = 20
/** How often that many sign in at once: a single time is too short for a p99. */
const CROWDS = 5
const HOME_EVERY_MS = 40
/** How long home is asked for without logins, to compare with. */
const QUIET_MS = 5_000

const password = 'correct horse'
const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
const register = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }'

const emailOf = (/** @type {number} */ number) => `bench-${number}@example.com`

/** @param {string} origin */
export const openAccounts = async (origin) => {
  for (let i = 0; i < ACCOUNTS; i++) {
    const input = { name: 'Ada Byron', email: emailOf(i), password }
    await mutate(origin, register, input, 'RegisterSuccess')
  }
}

/** @param {number[]} times */
const times = (times) => ({
  p50: percentile(times, 0.5).toFixed(1),
  p99: percentile(times, 0.99).toFixed(1),
})

/**
 * One after the other, the kinds by turns, so that whatever else the machine does meets them alike.
 * @param {string} origin
 */
export const measureLogins = async (origin) => {
  /** @type {{ name: string, expected: string, inputOf: (number: number) => Record<string, unknown>, times: number[] }[]} */
  const kinds = [
    {
      name: 'right password',
      expected: 'LoginSuccess',
      inputOf: (number) => ({ email: emailOf(number), password }),
      times: [],
    },
    {
      name: 'wrong password',
      expected: 'InvalidCredentials',
      inputOf: (number) => ({ email: emailOf(number), password: 'wrong horse' }),
      times: [],
    },
    {
      name: 'unknown mail',
      expected: 'InvalidCredentials',
      inputOf: (number) => ({ email: `nobody-${number}@example.com`, password: 'wrong horse' }),
      times: [],
    },
  ]
  for (let i = -WARM_UP; i < MEASURED; i++) {
    for (const { expected, inputOf, times } of kinds) {
      const ms = await mutate(origin, login, inputOf((i + ACCOUNTS) % ACCOUNTS), expected)
      if (i >= 0) times.push(ms)
    }
  }
  return kinds.map((kind) => ({ login: kind.name, ...times(kind.times) }))
}

/**
 * Home, asked for at a steady pace, answered or not, until something else is done.
 * @param {string} origin
 * @param {Promise<unknown>} done
 */
const loadHome = async (origin, done) => {
  let isDone = false
  const stop = () => {
    isDone = true
  }
  done.then(stop, stop)
  const pages = []
  while (!isDone) {
    pages.push(send(`${origin}/`))
    await wait(HOME_EVERY_MS)
  }
  return Promise.all(pages)
}

/** @param {{ status: number | undefined, ms: number }[]} pages */
const summary = (pages) => ({
  pages: pages.length,
  ...times(pages.map(({ ms }) => ms)),
  refused: pages.filter(({ status }) => status !== 200).length,
})

/** @param {string} origin */
export const measureCrowd = async (origin) => {
  const quiet = await loadHome(origin, wait(QUIET_MS))
  const busy = []
  const logins = []
  for (let i = 0; i < CROWDS; i++) {
    const crowd = Promise.allSettled(
      Array.from({ length: ACCOUNTS }, (_, i) =>
        mutate(origin, login, { email: emailOf(i), password }, 'LoginSuccess'),
      ),
    )
    busy.push(...(await loadHome(origin, crowd)))
    logins.push(...(await crowd))
  }
  const done = logins.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  return {
    home: [
      { home: 'nobody signs in', ...summary(quiet) },
      { home: `${ACCOUNTS} sign in at once`, ...summary(busy) },
    ],
    logins: { p50: percentile(done, 0.5), last: Math.max(...done), failed: logins.length - done.length },
  }
}
