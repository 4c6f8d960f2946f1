import express, { type Request, type Response, Router } from 'express'
import type { SocialProvider } from '../generated/resolvers'
import type { Arrival, SocialService } from '../modules/session/social.service'
import { callbackPath, providerOf, slugOf } from '../ports/identity/provider-paths'

type SocialOf = (request: Request, response: Response) => Pick<SocialService, 'finish'>

/** Where providers send the browser back to. */
export const createAuthCallbackRouter = (socialOf: SocialOf) => {
  const router = Router()

  router.get('/auth/callback/:provider', async (request, response, next) => {
    const provider = providerOf(request.params.provider)
    if (!provider) return next()
    const { searchParams } = new URL(request.originalUrl, 'http://localhost')
    const arrival = await socialOf(request, response).finish(provider, searchParams)
    response.set('cache-control', 'no-store').redirect(303, pathOf(provider, arrival))
  })

  // Apple posts its answer from its own site, and a browser leaves our cookie out of that. Nothing is done here but to send
  // it on as a GET, where the cookie comes along and the state is checked.
  router.post(
    callbackPath('APPLE'),
    express.urlencoded({ extended: false, inflate: false, limit: '16kb', parameterLimit: 20 }),
    ({ body }, response) => {
      response.set('cache-control', 'no-store').redirect(303, `${callbackPath('APPLE')}?${answerIn(body)}`)
    },
  )
  return router
}

const answerIn = (body: unknown) => {
  const fields: Record<string, unknown> = Object(body)
  const answer = new URLSearchParams()
  for (const name of ['code', 'state', 'iss', 'error']) {
    const value = fields[name]
    if (typeof value === 'string') answer.set(name, value)
  }
  return answer
}

/** Back to the page where it began: a browser that has just come learns there who is signed in, and where to go on. */
const pathOf = (provider: SocialProvider, arrival: Arrival) => {
  const told = new URLSearchParams({ social: arrival.kind, provider: slugOf(provider) })
  if (arrival.next !== null) told.set('next', arrival.next)
  return `${arrival.purpose === 'LOGIN' ? '/login' : '/register'}?${told}`
}
