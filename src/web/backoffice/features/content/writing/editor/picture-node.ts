import { Node } from '@tiptap/core'
import type { Picture } from '#/domain/writing/doc.ts'

const dataOf = (name: string, given: string | number) => ({
  default: given,
  parseHTML: (element: HTMLElement) => {
    const value = element.dataset[name] ?? ''
    return typeof given === 'number' ? Number(value) || given : value
  },
})

/** A picture of the shop's own store; one from elsewhere has no place to be pasted into. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: dataOf('id', ''),
    width: dataOf('width', 1),
    height: dataOf('height', 1),
    alt: dataOf('alt', ''),
    caption: dataOf('caption', ''),
  }),
  parseHTML: () => [{ tag: 'figure[data-id]' }],
  renderHTML: ({ node }) => {
    const { id, width, height, alt, caption } = node.attrs as Picture['attrs']
    const data = { 'data-id': id, 'data-width': width, 'data-height': height, 'data-alt': alt, 'data-caption': caption }
    return [
      'figure',
      data,
      ['img', { src: `/api/pictures/${id}/960`, alt, width, height }],
      ['figcaption', {}, caption],
    ]
  },
})
