import { useApolloClient } from '@apollo/client/react'
import { startTransition, useActionState, useOptimistic } from 'react'
import { HeartButton, type Hearted } from './heart-button'
import { keepOrForget } from './keep-or-forget'
import { useSavedListingIdsQuery } from './saved-listing-ids.generated'
import { say } from './saving-news'

/** What the customer saved is asked once, for all hearts; until then there is none. */
export const OwnHeart = ({ listing }: { listing: Hearted }) => {
  const { data } = useSavedListingIdsQuery()
  return data && <KnownHeart listing={listing} saved={data.savedListingIds.includes(listing.id)} />
}

/** Turns at once, and back where the server did not take it. What is pressed meanwhile waits its turn, so that the last press counts. */
const KnownHeart = ({ listing: { id, title }, saved }: { listing: Hearted; saved: boolean }) => {
  const client = useApolloClient()
  const [shown, show] = useOptimistic(saved)
  const [, send] = useActionState(async (_: undefined, wanted: boolean) => {
    const { problem } = await keepOrForget(client, id, wanted)
    say(problem && { text: problem })
    return undefined
  }, undefined)
  const press = () =>
    startTransition(() => {
      show(!shown)
      send(!shown)
    })
  return <HeartButton title={title} saved={shown} onClick={press} />
}
