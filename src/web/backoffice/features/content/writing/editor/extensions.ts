import type { AnyExtension } from '@tiptap/core'
import { ListItem } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { isSafeLink } from '#/domain/writing/doc.ts'
import { CalloutNode } from './callout-node.ts'
import { FigureNode } from './figure-node.ts'
import { PictureNode } from './picture-node.ts'

/** What stands in items, cells and boxes: no headings, no tables in tables. */
export const SIMPLE = '(paragraph | bulletList | orderedList)+'

/** Cells are never joined: a phone shows each row as a sheet of its own. */
const oneCell = () => ({
  colspan: { default: 1, parseHTML: () => 1 },
  rowspan: { default: 1, parseHTML: () => 1 },
  colwidth: { default: null, parseHTML: () => null },
})

/** Exactly the nodes and marks that the contract takes; what is pasted loses everything else. */
export const EXTENSIONS: readonly AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      isAllowedUri: (href) => isSafeLink(href),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    listItem: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
  }),
  ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: SIMPLE, addAttributes: oneCell }),
  TableCell.extend({ content: SIMPLE, addAttributes: oneCell }),
  CalloutNode,
  PictureNode,
  FigureNode,
]
