import type { AccountExport } from '../module'

export const conversationExport: AccountExport = {
  conversations: (db, { id }) =>
    db
      .selectFrom('conversationParty')
      .innerJoin('conversation', 'conversation.id', 'conversationParty.conversationId')
      .select(['conversation.id', 'conversation.title', 'conversation.createdAt', 'conversationParty.otherId'])
      .where('conversationParty.userId', '=', id)
      .orderBy('conversation.createdAt')
      .orderBy('conversation.id')
      .execute(),

  messages: (db, { id }) =>
    db
      .selectFrom('message')
      .innerJoin('conversation', 'conversation.id', 'message.conversationId')
      .select(['message.id', 'message.conversationId', 'conversation.title as about', 'message.body', 'message.sentAt'])
      .where('message.senderId', '=', id)
      .orderBy('message.sentAt')
      .orderBy('message.id')
      .execute(),

  blockedAccounts: (db, { id }) =>
    db
      .selectFrom('accountBlock')
      .select(['blockedId', 'at'])
      .where('blockerId', '=', id)
      .orderBy('at')
      .orderBy('blockedId')
      .execute(),
}
