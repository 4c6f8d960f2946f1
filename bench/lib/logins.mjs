// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './percentile.mjs'
import { mutate, send } from './requests.mjs'

const ACCOUNTS = 200
const MEASURED = 200
const WARM_UP = 20
/** Rounds in which all accounts sign in at once; one round is too short for a p99. */
const CROWDS = 5
const HOME_EVERY_MS = 40
/** Duration of the comparison without logins. */
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
const percentiles = (times) => ({
  p50: percentile(times, 0.5).toFixed(1),
  p99: percentile(times, 0.99).toFixed(1),
})

/**
 * Sends one login after another, of each kind in turn, so that other load on the machine affects all kinds alike.
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
      name: 'unknown email',
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
  return kinds.map((kind) => ({ login: kind.name, ...percentiles(kind.times) }))
}

/**
 * Requests the home page at a fixed rate until the promise settles.
 * @param {string} origin
 * @param {Promise<unknown>} until
 */
const loadHome = async (origin, until) => {
  let isSettled = false
  const stop = () => {
    isSettled = true
  }
  until.then(stop, stop)
  const pages = []
  while (!isSettled) {
    pages.push(send(`${origin}/`))
    await wait(HOME_EVERY_MS)
  }
  return Promise.all(pages)
}

/** @param {{ status: number | undefined, ms: number }[]} pages */
const summary = (pages) => ({
  pages: pages.length,
  ...percentiles(pages.map(({ ms }) => ms)),
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
  const succeeded = logins.flatMap((login) => (login.status === 'fulfilled' ? [login.value] : []))
  return {
    home: [
      { home: 'nobody signs in', ...summary(quiet) },
      { home: `${ACCOUNTS} sign in at once`, ...summary(busy) },
    ],
    logins: { p50: percentile(succeeded, 0.5), last: Math.max(...succeeded), failed: logins.length - succeeded.length },
  }
}
