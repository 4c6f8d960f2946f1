import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { Icon } from '../../ui/icon/icon'
import type { Social } from '../auth/social-providers'
import { failureText } from '../form/form-result'
import { useSignInAgainAtProviderMutation } from './sign-in-methods.generated'
import { onSignInElsewhere } from './signed-in-again'

interface Props {
  social: Social
  onSignedIn: () => void
}

/** Opens the identity provider in another tab, so that this page keeps what was typed, and waits for its end. */
export const ProviderButton = ({ social, onSignedIn }: Props) => {
  const [signIn, { loading }] = useSignInAgainAtProviderMutation()
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState('')
  const fail = (text: string) => {
    setWaiting(false)
    setProblem(text)
  }
  const refused = `${social.name} did not confirm it. Use the account you signed in with and try again, or log out and in again.`
  const onEnd = useEffectEvent((done: boolean) => (done ? onSignedIn() : fail(refused)))
  useEffect(() => onSignInElsewhere((done) => onEnd(done)), [])

  const start = async () => {
    setProblem('')
    // Opened before the request: browsers block windows that open later.
    const tab = window.open('', '_blank')
    const input = { provider: social.provider, purpose: 'REAUTHENTICATION' as const, next: null }
    const result = await signIn({ variables: { input } }).catch(failureText)
    if (typeof result === 'string') {
      tab?.close()
      return fail(result)
    }
    const answer = result.data?.socialLogin
    if (answer?.__typename === 'SocialLoginRedirect') {
      if (!tab) return fail(`Your browser has blocked the tab of ${social.name}. Allow it, and try again.`)
      setWaiting(true)
      return tab.location.assign(answer.url)
    }
    tab?.close()
    if (answer?.__typename === 'SocialLoginSuccess') onSignedIn()
    else fail(refused)
  }

  return (
    <>
      <Button variant="line" wide busy={loading} onClick={start}>
        {!loading && <Icon name={social.icon} />}
        Sign in with {social.name} again
      </Button>
      {/* Rendered before it has a text: otherwise screen readers would not announce it. */}
      <p role="status">
        {waiting && `${social.name} is open in another tab. Sign in there, and this page goes on by itself.`}
      </p>
      {problem && <Notice text={problem} />}
    </>
  )
}
