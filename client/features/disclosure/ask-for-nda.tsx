import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-named'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Checkbox } from '../../ui/form/checkbox'
import link from '../../ui/text/link.module.css'

const NdaText = lazyPart(() => import('./nda-text'), 'NdaText', <Skeleton height="24rem" />)

/** Asks for the confidentiality agreement together with a request. */
export const AskForNda = ({ seller }: { seller: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Checkbox name="askForNda" label="Ask for a confidentiality agreement" />
      <p>
        {`With this ticked you accept the agreement, and ${seller} reads your message but can open your files only once they have accepted it, too.`}
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={link.link}>Read the agreement</span>
        </summary>
        {isOpen && <NdaText />}
      </details>
    </>
  )
}
