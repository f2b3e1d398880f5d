import { Node } from '@tiptap/core'
import { GUIDE_FIGURES, type GuideFigureName } from '#/domain/writing/guide-names.data.ts'

/** A drawing or tool of the shop's own in a guide; the editor shows its name, the preview the figure. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    name: { default: '', parseHTML: (element: HTMLElement) => element.dataset['figure'] ?? '' },
  }),
  parseHTML: () => [{ tag: 'div[data-figure]' }],
  renderHTML: ({ node }) => {
    const { name } = node.attrs as { readonly name: string }
    return ['div', { 'data-figure': name }, `그림: ${GUIDE_FIGURES[name as GuideFigureName] ?? name}`]
  },
})
