import { Loaded } from '../../../features/page/errors/loaded'
import { EngagementConversation } from '../conversation/engagement-conversation'
import { EngagementSection } from '../engagement-section'
import { ConversationOpening } from './conversation-opening'
import { MailList } from './mail-list'
import { useOrderFileQuery } from './order-file.generated'

/** The parts of an order that admins alone see: its mails, and its messages after they have said why. */
export const OrderFile = ({ id }: { id: string }) => {
  const query = useOrderFileQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
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
                <ConversationOpening conversationId={engagement.conversation.id} />
              </EngagementSection>
            ) : (
              <EngagementConversation id={id} isCheckPending={false} />
            )}
          </>
        )
      }
    </Loaded>
  )
}
