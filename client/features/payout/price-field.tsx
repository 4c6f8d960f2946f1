import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { parsePrice } from '../../lib/parse-price'
import { TextField } from '../../ui/form/field'

// In a chunk of its own: most visitors of the page set no price.
const YouWillEarn = lazy(() => import('./you-will-earn').then((loaded) => ({ default: loaded.YouWillEarn })))

/** A field for an amount of money; sellers see what they will earn of it. */
export const PriceField = ({
  engagementId,
  ...props
}: ComponentProps<typeof TextField> & { engagementId?: string }) => {
  const [text, setText] = useState(String(props.defaultValue ?? ''))
  return (
    <div>
      <TextField {...props} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <Suspense fallback={null}>
        <YouWillEarn price={parsePrice(text)} engagementId={engagementId} />
      </Suspense>
    </div>
  )
}
