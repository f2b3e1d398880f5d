import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { tariffChanges } from '#/domain/pricing/tariffs/tariff-changes.ts'
import { changedChoices } from '#/domain/pricing/tariffs/changed-choices.ts'
import { changedPapers } from '#/domain/pricing/tariffs/changed-papers.ts'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { BindingsView } from './bindings-view.tsx'
import { EditorView } from './editor-view.tsx'
import { TrimsView } from './trims-view.tsx'
import { FinishesView } from './finishes-view.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { PapersView } from './papers-view.tsx'
import { ReportView } from './report-view.tsx'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { SheetView } from './sheet-view.tsx'
import { useDraft, useDraftEditor, type DraftEditor } from './use-draft.ts'
import { useTariffActs, type Subject } from './use-tariffs.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

/** 요금표 초안: edit, compare, bring a sheet in, publish. */
export function Component() {
  const { id = '' } = useParams()
  const draft = useDraft(id)
  if (draft.isPending) return <LoadingState />
  if (draft.isError) {
    return (
      <ErrorState
        title="초안을 열지 못했습니다"
        text={draft.error.message}
        action={<Link to="/admin/tariffs">요금표로 돌아가기</Link>}
        onRetry={() => void draft.refetch()}
      />
    )
  }
  return <DraftPage key={draft.dataUpdatedAt} loaded={draft.data} />
}

const SAVING = {
  saved: '저장했습니다',
  saving: '저장하는 중입니다',
  failed: '저장하지 못해 다시 불러왔습니다',
} as const
const TABS = [
  { value: 'papers', label: '종이' },
  { value: 'finishes', label: '후가공' },
  { value: 'trims', label: '크기' },
  { value: 'bindings', label: '제본과 접지' },
  { value: 'edit', label: '모든 값' },
  { value: 'report', label: '견주기' },
  { value: 'sheet', label: '표로 올리고 내리기' },
] as const

function DraftPage({ loaded }: { readonly loaded: NonNullable<ReturnType<typeof useDraft>['data']> }) {
  const editor = useDraftEditor(loaded)
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('papers')
  const [publishing, setPublishing] = useState(false)
  const navigate = useNavigate()
  const subject: Subject = {
    kind: 'draft',
    id: editor.card.id,
    revision: editor.revision,
    name: editor.card.title,
  }
  return (
    <AdminPage
      above={<Link to="/admin/tariffs">요금표</Link>}
      title={editor.card.title}
      lead={`${editor.card.basedOn} 판에서 ${editor.card.createdBy} 님이 만들었습니다. 마지막 저장 ${seoulMinute(editor.card.updatedAt)} ${editor.card.updatedBy}.`}
      actions={<DraftActs editor={editor} onPublish={() => setPublishing(true)} />}
    >
      <Tabs label="초안 보기" tabs={TABS} value={tab} onChange={setTab}>
        {tab === 'papers' && <PapersView editor={editor} />}
        {tab === 'finishes' && <FinishesView editor={editor} />}
        {tab === 'trims' && <TrimsView editor={editor} />}
        {tab === 'bindings' && <BindingsView editor={editor} />}
        {tab === 'edit' && <EditorView editor={editor} />}
        {tab === 'report' && <ReportView subject={subject} />}
        {tab === 'sheet' && <SheetView editor={editor} />}
      </Tabs>
      {publishing && (
        <PublishDialog
          subject={subject}
          onClose={() => setPublishing(false)}
          onDone={() => void navigate('/admin/tariffs')}
        />
      )}
    </AdminPage>
  )
}

function DraftActs({ editor, onPublish }: { readonly editor: DraftEditor; readonly onPublish: () => void }) {
  const { card, revision, tariff, base, saving, canUndo, undo } = editor
  const changed = tariffChanges(base, tariff).length
  const papers = changedPapers(base, tariff).size
  const choices = changedChoices(base, tariff).size
  return (
    <Toolbar>
      <Small as="span" tone="plain" role="status">
        {changed}칸{papers > 0 && `, 종이 ${papers}종`}
        {choices > 0 && `, 고를 것 ${choices}가지`} 바뀜 · {SAVING[saving]}
      </Small>
      <Button size="sm" variant="quiet" disabled={!canUndo} onClick={undo}>
        되돌리기
      </Button>
      <DiscardButton id={card.id} revision={revision} />
      <Button size="sm" variant="primary" disabled={saving === 'saving'} onClick={onPublish}>
        발행하기
      </Button>
    </Toolbar>
  )
}

function DiscardButton({ id, revision }: { readonly id: string; readonly revision: number }) {
  const navigate = useNavigate()
  const { discard } = useTariffActs()
  const ask = async () => {
    const yes = await confirmDialog({
      title: '이 초안을 버릴까요?',
      body: '발행한 판은 그대로 있습니다.',
      ok: '버리기',
      destructive: true,
    })
    if (!yes) return
    await discard.mutateAsync({ id, revision })
    toast('초안을 버렸습니다.')
    await navigate('/admin/tariffs')
  }
  return (
    <Button size="sm" variant="quiet" busy={discard.isPending} onClick={() => void ask().catch(() => undefined)}>
      버리기
    </Button>
  )
}
