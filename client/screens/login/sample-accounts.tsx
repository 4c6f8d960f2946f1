import { roleName } from '../../features/session/roles'
import { Samples } from '../../ui/form/samples'
import { useSampleAccountsQuery } from './login.generated'

interface Props {
  fill: (account: { email: string; password: string }) => void
  disabled: boolean
}

/** Buttons that fill in the sample account of each role; nothing without sample data. */
export const SampleAccounts = ({ fill, disabled }: Props) => {
  // A failed query is ignored: the form works without the list.
  const accounts = useSampleAccountsQuery().data?.sampleAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <Samples
      title="Sample accounts"
      disabled={disabled}
      samples={accounts.map(({ role, email, password }) => ({
        name: roleName[role],
        fill: () => fill({ email, password }),
      }))}
    />
  )
}
