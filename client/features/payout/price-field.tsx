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
  const [text, setText] = useState(String(props.defaultValue ?? ''))
  return (
    <div>
      <TextField {...props} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <YouWillEarn price={parsePrice(text)} engagementId={engagementId} />
    </div>
  )
}
