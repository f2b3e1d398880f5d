import { mergeAttributes, Node } from '@tiptap/core'
import type { CalloutTone } from '#/domain/writing/doc.ts'

const TONES: readonly string[] = ['info', 'ok', 'warn'] satisfies readonly CalloutTone[]

/** A box that stands out: a hint, a good way, a warning. */
export const CalloutNode = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'info',
      parseHTML: (element: HTMLElement) => {
        const tone = element.dataset['callout'] ?? ''
        return TONES.includes(tone) ? tone : 'info'
      },
      renderHTML: ({ tone }: { tone?: string }) => ({ 'data-callout': tone }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { role: 'note' }), 0],
})
