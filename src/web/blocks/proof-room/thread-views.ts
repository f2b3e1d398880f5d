import { openComments } from '#/contract/prepress/approval-of.ts'
import type { ProofMessage } from '#/contract/prepress/proof.contract.ts'

export const VIEWS = [
  { id: 'all', label: '전체' },
  { id: 'open', label: '열린 의견' },
  { id: 'files', label: '파일' },
  { id: 'record', label: '기록' },
] as const
export type ThreadView = (typeof VIEWS)[number]['id']

/** The part of a thread that is looked for: unanswered pins, what carries files, or the decisions. */
export function filterMessages(messages: readonly ProofMessage[], view: ThreadView): readonly ProofMessage[] {
  switch (view) {
    case 'all':
      return messages
    case 'open':
      return openComments({ messages })
    case 'files':
      return messages.filter((message) => message.attachments.length > 0 || message.kind === 'published')
    case 'record':
      return messages.filter((message) => message.kind !== 'message')
  }
}
