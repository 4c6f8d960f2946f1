import { pluralize } from '../../../lib/text'
import { useSuspensionEffectQuery } from './suspension-effect.generated'

/** The open orders and listings that a suspension would stop. */
export const SuspensionEffect = ({ userId }: { userId: string }) => {
  const { data, error } = useSuspensionEffectQuery({ variables: { userId }, fetchPolicy: 'network-only' })
  if (error) return <p>We could not load what is open on this account. You can still suspend it.</p>
  const effect = data?.suspensionEffect
  if (!effect) return <p role="status">Checking what is open…</p>
  const { sessionCount, listingCount, openEngagementCount, otherPartyCount } = effect
  const sentences = [
    sessionCount === 0
      ? 'No session is open.'
      : `${pluralize(sessionCount, 'session')} ${sessionCount === 1 ? 'ends' : 'end'} at once.`,
    ...(listingCount === 0
      ? []
      : [`${pluralize(listingCount, 'listing')} ${listingCount === 1 ? 'is' : 'are'} hidden.`]),
    openEngagementCount === 0
      ? 'Nothing is open with others.'
      : `${pluralize(openEngagementCount, 'order or quote', 'orders and quotes')} ${openEngagementCount === 1 ? 'stays' : 'stay'} open, with their deadlines paused, and ${pluralize(otherPartyCount, 'other person', 'other people')} ${otherPartyCount === 1 ? 'is' : 'are'} told.`,
  ]
  return <p role="status">{sentences.join(' ')}</p>
}
