import { useState } from 'react'
import { Link } from 'react-router'
import type { Piece } from '#/contract/content/piece.schema.ts'
import type { Written } from '#/contract/content/writing.contract.ts'
import { WRITTEN_KINDS } from '#/domain/writing/written-kinds.data.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { AttachedPanel } from './attached-panel.tsx'
import { TextEditor } from './editor/text-editor.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { OthersHere } from './others-here.tsx'
import { PieceFields } from './piece-fields.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useDesk } from './use-desk.ts'
import styles from './writing-desk.module.css'

interface WritingDeskProps {
  /** Null before it was first saved. */
  readonly text: Written | null
  readonly start: Piece
  readonly onSaved: (text: Written) => void
}

/** Where a text is written, looked at as visitors will, published and taken back. */
export function WritingDesk(props: WritingDeskProps) {
  const desk = useDesk(props)
  const [shown, setShown] = useState<Piece | null>(null)
  const { text, piece, isFixed } = desk
  const { name } = WRITTEN_KINDS[piece.kind]
  return (
    <AdminPage
      above={<Link to={`/admin/content?kind=${piece.kind}`}>← {name}</Link>}
      title={text ? piece.title : `${name} 쓰기`}
      actions={
        <Toolbar>
          {(isFixed || piece.kind === 'portfolio') && text && (
            <LinkButton size="sm" to={`/admin/content/new?kind=${piece.kind}&from=${text.id}`}>
              {isFixed ? '새 판 쓰기' : '이 사례로 새로 쓰기'}
            </LinkButton>
          )}
          <Button size="sm" onClick={() => setShown(piece)}>
            미리 보기
          </Button>
          {!isFixed && (
            <Button
              size="sm"
              variant="ink"
              busy={desk.isBusy}
              disabled={!desk.isDirty}
              onClick={() => void desk.save()}
            >
              저장
            </Button>
          )}
        </Toolbar>
      }
    >
      {text && <OthersHere text={text} />}
      {isFixed && <Note tone="info">시행을 알린 판이라 고칠 수 없습니다. 바꿀 것이 있으면 새 판을 써 주세요.</Note>}
      <RefusalNote desk={desk} />
      <div className={styles.desk}>
        <fieldset className={styles.writing} disabled={isFixed} aria-label="글">
          <PieceFields piece={piece} errors={desk.errors} onChange={desk.change} />
          {piece.kind !== 'banner' && !isFixed && (
            <TextEditor
              figures={desk.piece.kind === 'guide'}
              key={desk.beginning.count}
              label="내용"
              doc={desk.beginning.doc}
              onChange={(doc) => desk.change({ ...piece, doc })}
            />
          )}
        </fieldset>
        <aside className={styles.side} aria-label="공개와 버전">
          <PublishPanel key={text?.id ?? ''} desk={desk} />
          {text && <AttachedPanel key={text.id} text={text} />}
          {text && (
            <HistoryPanel
              text={text}
              isFixed={isFixed}
              isBusy={desk.isBusy}
              onShow={setShown}
              onRestore={desk.restore}
            />
          )}
        </aside>
      </div>
      {shown && <PreviewDialog piece={shown} onClose={() => setShown(null)} />}
    </AdminPage>
  )
}
