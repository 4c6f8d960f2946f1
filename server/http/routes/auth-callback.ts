import express, { type Request, type Response, Router } from 'express'
import type { SocialProvider, SocialPurpose } from '../../generated/resolvers'
import { callbackPath, providerOf, slugOf } from '../../infrastructure/identity/identity'
import { propertyOf } from '../../lib/property-of'
import type { SocialLogin, SocialLoginOutcome } from '../../modules/session/social-login/social-login'

type ContextOf = (request: Request, response: Response) => Promise<{ socialLogin: Pick<SocialLogin, 'finish'> }>

/** The URLs that identity providers redirect back to. */
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

  // Apple's site posts its response, and browsers send no cookie with that. This only redirects to the same URL by GET, where
  // the cookie is sent and the state is checked.
  router.post(
    callbackPath('APPLE'),
    express.urlencoded({ extended: false, inflate: false, limit: '16kb', parameterLimit: 20 }),
    ({ body }, response) => {
      response.set('cache-control', 'no-store').redirect(303, `${callbackPath('APPLE')}?${responseParameters(body)}`)
    },
  )
  return router
}

const responseParameters = (body: unknown) => {
  const parameters = new URLSearchParams()
  const set = (name: string, value: unknown) => {
    if (typeof value === 'string') parameters.set(name, value)
  }
  for (const name of ['code', 'state', 'iss', 'error']) set(name, propertyOf(body, name))
  // `user` has the email address, too, which must not be in a URL.
  const name = propertyOf(parsed(propertyOf(body, 'user')), 'name')
  set('given_name', propertyOf(name, 'firstName'))
  set('family_name', propertyOf(name, 'lastName'))
  return parameters
}

const parsed = (json: unknown): unknown => {
  try {
    return JSON.parse(String(json))
  } catch {
    return undefined
  }
}

/** The path of the page where the login began. The page reads the outcome and the next path from the query. */
const pathOf = (provider: SocialProvider, { kind, purpose, next }: SocialLoginOutcome) => {
  const isDone = kind !== 'second-factor'
  const query = new URLSearchParams({
    ...(isDone && { social: kind, provider: slugOf(provider) }),
    ...(next !== null && { next }),
  })
  return isDone ? `${pages[purpose]}?${query}` : `/login?${query}#second-factor`
}

const pages: Record<SocialPurpose, string> = {
  LOGIN: '/login',
  REGISTRATION: '/register',
  REAUTHENTICATION: '/signed-in-again',
}
