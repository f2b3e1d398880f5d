import type { Editor } from '@tiptap/core'

export interface Tool {
  readonly label: string
  readonly run: (editor: Editor) => unknown
  readonly isOn?: (editor: Editor) => boolean
  readonly can?: (editor: Editor) => boolean
}

/** Into a box, or out of it. */
function toggleCallout(editor: Editor, tone: string): void {
  const chain = editor.chain().focus()
  if (editor.isActive('callout', { tone })) chain.lift('callout').run()
  else if (editor.isActive('callout')) chain.updateAttributes('callout', { tone }).run()
  else chain.wrapIn('callout', { tone }).run()
}

const callout = (label: string, tone: string): Tool => ({
  label,
  run: (editor) => toggleCallout(editor, tone),
  isOn: (editor) => editor.isActive('callout', { tone }),
})

const heading = (label: string, level: 2 | 3): Tool => ({
  label,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
})

export const TEXT_TOOLS: readonly Tool[] = [
  heading('큰 제목', 2),
  heading('작은 제목', 3),
  { label: '굵게', run: (one) => one.chain().focus().toggleBold().run(), isOn: (one) => one.isActive('bold') },
  { label: '기울임', run: (one) => one.chain().focus().toggleItalic().run(), isOn: (one) => one.isActive('italic') },
  {
    label: '목록',
    run: (one) => one.chain().focus().toggleBulletList().run(),
    isOn: (one) => one.isActive('bulletList'),
  },
  {
    label: '번호 목록',
    run: (one) => one.chain().focus().toggleOrderedList().run(),
    isOn: (one) => one.isActive('orderedList'),
  },
  callout('알림 상자', 'info'),
  callout('좋은 방법 상자', 'ok'),
  callout('주의 상자', 'warn'),
  {
    label: '표',
    run: (one) => one.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    can: (one) => !one.isActive('table'),
  },
  { label: '가로줄', run: (one) => one.chain().focus().setHorizontalRule().run() },
  { label: '되돌리기', run: (one) => one.chain().focus().undo().run(), can: (one) => one.can().undo() },
  { label: '다시 하기', run: (one) => one.chain().focus().redo().run(), can: (one) => one.can().redo() },
]

/** Only while the cursor stands in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { label: '아래 줄 더하기', run: (one) => one.chain().focus().addRowAfter().run() },
  { label: '줄 지우기', run: (one) => one.chain().focus().deleteRow().run() },
  { label: '오른쪽 칸 더하기', run: (one) => one.chain().focus().addColumnAfter().run() },
  { label: '칸 지우기', run: (one) => one.chain().focus().deleteColumn().run() },
  { label: '표 지우기', run: (one) => one.chain().focus().deleteTable().run() },
]
