import type { Messenger } from '#/server/ports/messenger.ts'

const NOTE = '[연습용 가게] 진짜 주문이나 결제가 아닙니다.'

/** Says in each message that nothing in this shop is real. Approved templates cannot say so, so plain text goes out. */
export function demoMessenger(messenger: Messenger): Messenger {
  return {
    ...messenger,
    send: ({ template: _, ...message }, sending) =>
      messenger.send(
        {
          ...message,
          subject: message.subject === null ? null : `[연습용] ${message.subject}`,
          body: `${NOTE}\n${message.body}`,
        },
        sending,
      ),
  }
}
