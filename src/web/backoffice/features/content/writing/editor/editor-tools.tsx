import { type Editor, useEditorState } from '@tiptap/react'
import { type Ref, useState } from 'react'
import { cx } from '#/web/ui/cx.ts'
import { FigureChoice } from './figure-choice.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { TABLE_TOOLS, TEXT_TOOLS, type Tool } from './tools.ts'
import type { NewPicture } from './use-new-picture.ts'
import styles from './text-editor.module.css'

interface EditorToolsProps {
  readonly ref: Ref<HTMLDivElement>
  readonly editor: Editor
  readonly picture: NewPicture
  readonly figures: boolean
}

/** What can be done with the words that are chosen; each says whether it is on. */
export function EditorTools({ ref, editor, picture, figures }: EditorToolsProps) {
  const [isLinking, setLinking] = useState(false)
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      on: [...TEXT_TOOLS, ...TABLE_TOOLS].filter((tool) => tool.isOn?.(one)).map(({ label }) => label),
      off: [...TEXT_TOOLS, ...TABLE_TOOLS].filter((tool) => !(tool.can?.(one) ?? true)).map(({ label }) => label),
      inTable: one.isActive('table'),
      inLink: one.isActive('link'),
      onPicture: one.isActive('picture'),
    }),
  })
  const tool = ({ label, run, isOn }: Tool) => (
    <button
      key={label}
      type="button"
      aria-pressed={isOn ? now.on.includes(label) : undefined}
      disabled={now.off.includes(label)}
      onClick={() => run(editor)}
    >
      {label}
    </button>
  )
  return (
    <div ref={ref} className={styles.tools} role="group" aria-label="글 모양">
      {TEXT_TOOLS.map(tool)}
      <button type="button" aria-pressed={now.inLink} onClick={() => setLinking(true)}>
        링크
      </button>
      <button type="button" aria-pressed={now.onPicture} onClick={() => picture.begin(null)}>
        {now.onPicture ? '그림 설명' : '그림'}
      </button>
      {figures && <FigureChoice editor={editor} />}
      {now.inTable && <span className={cx(styles.group)}>{TABLE_TOOLS.map(tool)}</span>}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {picture.open && <PictureDialog editor={editor} file={picture.open.file} onClose={picture.end} />}
    </div>
  )
}
