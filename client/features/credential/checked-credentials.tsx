import { longDate } from '../../lib/utc-dates'
import { Icon } from '../../ui/icon/icon'

interface Props {
  credentials: readonly { title: string; checkedAt: string }[]
}

/** The registrations that Marque has checked, each with what was checked and when. */
export const CheckedCredentials = ({ credentials }: Props) =>
  credentials.map(({ title, checkedAt }) => (
    <span key={title} dir="auto">
      <Icon name="shield" /> {`${title}, checked by Marque on ${longDate(checkedAt)}`}
    </span>
  ))
