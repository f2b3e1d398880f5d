import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useRef } from 'react'
import type { Doc } from '#/domain/writing/doc.ts'
import { toast } from '#/web/ui/toasts.ts'
import { cleanPasted, picturesIn } from './clean-pasted.ts'
import { EditorTools } from './editor-tools.tsx'
import { EXTENSIONS } from './extensions.ts'
import { useNewPicture } from './use-new-picture.ts'
import styles from './text-editor.module.css'

interface TextEditorProps {
  readonly label: string
  /** What it begins with; the parent gives it another key to begin anew. */
  readonly doc: Doc
  readonly onChange: (doc: Doc) => void
  /** Guides call the shop's own figures by name. */
  readonly figures?: boolean
}

/** The editor of all that the shop writes. Its document is the contract's, node by node. */
export function TextEditor({ label, doc, onChange, figures = false }: TextEditorProps) {
  const tools = useRef<HTMLDivElement>(null)
  const picture = useNewPicture()
  const editor = useEditor({
    extensions: [...EXTENSIONS],
    content: doc as unknown as JSONContent,
    injectCSS: false,
    onUpdate: ({ editor: now }) => onChange(now.getJSON() as unknown as Doc),
    editorProps: {
      attributes: {
        class: styles.page ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': 'editor-keys',
      },
      transformPastedHTML: (html) => {
        if (picturesIn(html) > 0) toast('붙여 넣은 그림은 빠졌습니다. 「그림」으로 올려 주세요.')
        return cleanPasted(html)
      },
      handlePaste: (_, event) => picture.take(event.clipboardData),
      handleDrop: (_, event) => picture.take(event.dataTransfer),
      // The keyboard leaves text and tables by Escape, since Tab belongs to lists and cells.
      handleKeyDown: (_, event) => {
        if (event.key !== 'Escape') return false
        tools.current?.querySelector('button')?.focus()
        return true
      },
    },
  })
  return (
    <div className={styles.editor}>
      <EditorTools ref={tools} editor={editor} picture={picture} figures={figures} />
      <EditorContent editor={editor} />
      <p className={styles.keys} id="editor-keys">
        Ctrl+B 굵게 · Ctrl+Z 되돌리기 · Esc 도구로 나가기
      </p>
    </div>
  )
}
