import type { DeliveryNews, Message, Messenger, Outgoing, SendOutcome, Sending } from '#/server/ports/messenger.ts'

interface SentMessage extends Outgoing {
  readonly sending: Sending
}

/** Stands where the message services are: keeps what the shop sent, in order, and answers as a test wants. */
export class Outbox {
  readonly sent: SentMessage[] = []
  answer: (message: Message, sending: Sending) => SendOutcome = (_message, { id }) => ({
    kind: 'accepted',
    reference: id,
  })
  news: (reference: string) => DeliveryNews = () => ({ kind: 'delivered' })

  readonly messenger: Messenger = {
    send: async (message, sending) => {
      const outcome = this.answer(message, sending)
      if (outcome.kind === 'accepted' || outcome.kind === 'delivered') this.sent.push({ ...message, sending })
      return outcome
    },
    follow: async (reference) => this.news(reference),
    close: async () => undefined,
  }
}
