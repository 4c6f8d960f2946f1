import { LoadError } from '../../features/page/errors/load-error'
import { TextLink } from '../../features/page/layout/links'
import { SecondFactors } from '../../features/second-factor/second-factors'
import { useLogOut } from '../../features/session/use-log-out'
import { TextButton } from '../../ui/button/text-button'
import { Notice } from '../../ui/feedback/notice'
import { useSecondFactorQuery } from './second-factor.generated'

export const SetUp = () => {
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'network-only' })
  const { logOut, problem } = useLogOut()
  // A failed refetch leaves the page as it is: the recovery codes are shown only once.
  if (!data)
    return error && <LoadError title="Your second factor could not be loaded" error={error} retry={() => refetch()} />
  const { authenticatorAppSince, passkeys } = data.secondFactors
  const isSecured = authenticatorAppSince !== null || passkeys.length > 0
  return (
    <>
      <SecondFactors secondFactors={data.secondFactors} onChange={() => void refetch()} />
      {isSecured ? (
        <p>
          Done. <TextLink to="/dashboard">Go to your dashboard</TextLink> once you have kept the recovery codes.
        </p>
      ) : (
        <p>
          Not now? <TextButton onClick={() => void logOut()}>Log Out</TextButton>
        </p>
      )}
      {problem && <Notice text={problem} />}
    </>
  )
}
