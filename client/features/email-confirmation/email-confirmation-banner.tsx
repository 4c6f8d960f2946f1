import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { SubmitButton } from '../../ui/button/submit-button'
import { Notice } from '../../ui/feedback/notice'
import { problemOf } from '../form/form-result'
import { useSubmit } from '../form/use-submit'
import {
  EmailConfirmationDocument,
  useEmailConfirmationQuery,
  useRequestEmailConfirmationMutation,
} from './email-confirmation.generated'
import styles from './email-confirmation-banner.module.css'

/** Asks an account to confirm its email address. Renders nothing where that is done or not needed. */
export const EmailConfirmationBanner = () => {
  const viewer = useEmailConfirmationQuery().data?.viewer
  return viewer?.mustConfirmEmail ? <Banner email={viewer.email} /> : null
}

const Banner = ({ email }: { email: string }) => {
  const client = useApolloClient()
  useEffect(() => {
    // The link of the mail may have been opened in another tab.
    const onVisible = () => {
      if (document.hidden) return
      // A failure keeps the banner.
      client.query({ query: EmailConfirmationDocument, fetchPolicy: 'network-only' }).catch(() => {})
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [client])
  const [request] = useRequestEmailConfirmationMutation()
  const { form, pending, result, onSubmit } = useSubmit(
    async () => {
      const answer = (await request()).data?.requestEmailConfirmation
      if (answer?.__typename !== 'EmailConfirmationSent') return problemOf(answer)
      return { success: `We have sent a new link to ${answer.email}. It works for 24 hours.` }
    },
    {
      failure:
        'Something went wrong, so the link may not have been sent. Please look in your inbox before you try again.',
    },
  )
  return (
    <section className={styles.banner} aria-label="Email confirmation">
      <p>
        Please confirm your email address with the link that we have sent to <b>{email}</b>. Until then you can neither
        write to others, nor sell, nor upload files.
      </p>
      <form ref={form} method="post" onSubmit={onSubmit}>
        <SubmitButton size="small" variant="line" pending={pending}>
          Send a new link
        </SubmitButton>
      </form>
      {result && ('success' in result ? <Notice good text={result.success} /> : <Notice text={result.problem} />)}
    </section>
  )
}
