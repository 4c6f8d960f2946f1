import { type ComponentProps, useState } from 'react'
import { lazyPart } from '../../lib/lazy-named'
import { parsePrice } from '../../lib/parse-price'
import { TextField } from '../../ui/form/field'

// Lazy: most visitors of the page set no price.
const YouWillEarn = lazyPart(() => import('./you-will-earn'), 'YouWillEarn')

/** A field for an amount of money; sellers see what they will earn of it. */
export const PriceField = ({
  engagementId,
  ...props
}: ComponentProps<typeof TextField> & { engagementId?: string }) => {
  const [typed, setTyped] = useState<string>()
  return (
    <div>
      <TextField {...props} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      <YouWillEarn price={parsePrice(typed ?? String(props.defaultValue ?? ''))} engagementId={engagementId} />
    </div>
  )
}
