import { pluralize } from '../../../lib/text'
import { useSuspensionEffectQuery } from './suspension-effect.generated'

/** The open orders and listings that a suspension would stop. */
export const SuspensionEffect = ({ userId }: { userId: string }) => {
  const { data, error } = useSuspensionEffectQuery({ variables: { userId }, fetchPolicy: 'network-only' })
  if (error) return <p>We could not load what is open on this account. You can still suspend it.</p>
  const effect = data?.suspensionEffect
  if (!effect) return <p role="status">Checking what is open…</p>
  const { sessions, listings, openEngagements, otherParties } = effect
  const sentences = [
    sessions === 0
      ? 'No session is open.'
      : `${pluralize(sessions, 'session')} ${sessions === 1 ? 'ends' : 'end'} at once.`,
    ...(listings === 0 ? [] : [`${pluralize(listings, 'listing')} ${listings === 1 ? 'is' : 'are'} hidden.`]),
    openEngagements === 0
      ? 'Nothing is open with others.'
      : `${pluralize(openEngagements, 'order or quote', 'orders and quotes')} ${openEngagements === 1 ? 'stays' : 'stay'} open, with their deadlines paused, and ${pluralize(otherParties, 'other person', 'other people')} ${otherParties === 1 ? 'is' : 'are'} told.`,
  ]
  return <p role="status">{sentences.join(' ')}</p>
}
