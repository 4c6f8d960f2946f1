import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Loaded } from '../../../features/page/errors/loaded'
import { focusOnMount } from '../../../lib/focus/focus-on-mount'
import { EngagementConversation } from '../conversation/engagement-conversation'
import { EngagementSection } from '../engagement-section'
import { ConversationOpening } from './conversation-opening'
import { MailList } from './mail-list'
import { useOrderFileQuery } from './order-file.generated'

/** The parts of an order that admins alone see: its mails, and its messages after they have said why. */
export const OrderFile = ({ id, version }: { id: string; version: number }) => {
  const query = useOrderFileQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const [wasOpened, setWasOpened] = useState(false)
  const loadedVersion = useRef(version)
  // A failure keeps the file that is shown.
  const reload = useEffectEvent(() => void query.refetch().catch(() => {}))
  // A transition sends mails. Not by a key: a typed reason must stay.
  useEffect(() => {
    if (loadedVersion.current === version) return
    loadedVersion.current = version
    reload()
  }, [version])
  return (
    <Loaded query={query} loading="Loading the file" height="16rem" failure="The file could not be loaded">
      {({ engagement }) =>
        engagement && (
          <>
            <EngagementSection title="Mails">
              <MailList mails={engagement.mails} />
            </EngagementSection>
            {engagement.conversation?.readable === false ? (
              <EngagementSection title="Conversation">
                <ConversationOpening conversationId={engagement.conversation.id} onOpened={() => setWasOpened(true)} />
              </EngagementSection>
            ) : (
              <EngagementConversation
                id={id}
                isCheckPending={false}
                // The form that had the focus is gone.
                titleRef={wasOpened ? focusOnMount : undefined}
              />
            )}
          </>
        )
      }
    </Loaded>
  )
}
