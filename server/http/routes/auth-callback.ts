import express, { type Request, type Response, Router } from 'express'
import type { SocialProvider } from '../../generated/resolvers'
import { callbackPath, providerOf, slugOf } from '../../infrastructure/identity/identity'
import type { SocialLogin, SocialLoginOutcome } from '../../modules/session/social-login'

type ContextOf = (request: Request, response: Response) => Promise<{ socialLogin: Pick<SocialLogin, 'finish'> }>

/** The addresses that identity providers redirect back to. */
export const createAuthCallbackRouter = (contextOf: ContextOf) => {
  const router = Router()

  router.get('/auth/callback/:provider', async (request, response, next) => {
    const provider = providerOf(request.params.provider)
    if (!provider) return next()
    const { searchParams } = new URL(request.originalUrl, 'http://localhost')
    const { socialLogin } = await contextOf(request, response)
    const outcome = await socialLogin.finish(provider, searchParams)
    response.set('cache-control', 'no-store').redirect(303, pathOf(provider, outcome))
  })

  // Apple posts its answer from its own site, and browsers send no cookie with that. This only redirects to the same
  // address by GET, where the cookie is sent and the state is checked.
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

/** Back to the page where the login began, which reads the outcome and the next path from its query. */
const pathOf = (provider: SocialProvider, outcome: SocialLoginOutcome) => {
  const query = new URLSearchParams({ social: outcome.kind, provider: slugOf(provider) })
  if (outcome.next !== null) query.set('next', outcome.next)
  return `${outcome.purpose === 'LOGIN' ? '/login' : '/register'}?${query}`
}
