import { type RequestHandler, Router } from 'express'
import type { SampleMail } from '../../../infrastructure/mail/mail'
import { isSameMachine } from '../../same-machine'
import { mailPage } from './dev-mail-page'

/** A page of the mails that would have been sent, newest first. Mounted at /dev/mail. */
export const createDevMailRouter = (sampleMail: SampleMail) =>
  Router().get('/', sameMachineOnly, (_request, response) => {
    response
      .set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('html')
      .send(mailPage(sampleMail.sent(), 'server'))
  })

/** The mails hold links that sign people in. */
const sameMachineOnly: RequestHandler = (request, _response, next) => next(isSameMachine(request) ? undefined : 'route')
