import { useParams } from 'react-router'
import type { EditionPage } from '#/contract/textbooks/staff-editions.contract.ts'
import { termName } from '#/domain/editions/edition.ts'
import { formatCount } from '#/lib/format-count.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { promptDialog } from '#/web/ui/dialogs.ts'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { BodyPart } from './body-part.tsx'
import { EditionForm } from './edition-form.tsx'
import { STATE_NAMES, STATE_TONES } from './edition-labels.ts'
import { valuesOf } from './edition-values.ts'
import { useDeskEdition, useEditionActs } from './use-desk-editions.ts'

/** One textbook: the version that is prepared, its file, and the versions that were. */
export function Component() {
  const { id = '' } = useParams()
  const edition = useDeskEdition(id)
  if (edition.isError)
    return (
      <ErrorState
        whole
        title="교재를 불러오지 못했습니다"
        text={edition.error.message}
        onRetry={() => void edition.refetch()}
      />
    )
  return edition.data ? <Edition page={edition.data} /> : <LoadingState />
}

type Version = EditionPage['versions'][number]

const COLUMNS: readonly Column<Version>[] = [
  { key: 'number', head: '판', rowHead: true, cell: ({ number }) => `${number}판` },
  {
    key: 'state',
    head: '상태',
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>,
  },
  { key: 'pages', head: '쪽수', right: true, cell: ({ make }) => formatCount(make.pages) },
  { key: 'body', head: '내지', cell: ({ body }) => body?.name ?? '없음' },
  { key: 'days', head: '판매', cell: ({ saleFrom, saleTo }) => `${saleFrom} – ${saleTo ?? ''}` },
  { key: 'why', head: '내린 까닭', cell: ({ withdrawnReason }) => withdrawnReason ?? '' },
]

function Edition({ page }: { readonly page: EditionPage }) {
  const acts = useEditionActs(page.id)
  const draft = page.versions.find(({ state }) => state === 'draft')
  const sold = page.versions.find(({ state }) => state === 'published')
  const withdraw = async () => {
    const reason = await promptDialog({
      title: '이 교재를 내릴까요?',
      body: '장바구니에 담아 둔 학원에도 사유가 그대로 보입니다.',
      label: '내리는 사유',
      required: true,
      ok: '내리기',
      destructive: true,
    })
    if (reason?.trim()) acts.withdraw.mutate({ reason: reason.trim().slice(0, 120), successorId: null })
  }
  return (
    <AdminPage
      title={`${page.title} ${termName(page.grade, page.term)}`}
      actions={
        <Toolbar>
          {!draft && (
            <Button busy={acts.startVersion.isPending} onClick={() => acts.startVersion.mutate()}>
              다음 판 준비
            </Button>
          )}
          {sold && (
            <Button variant="danger" busy={acts.withdraw.isPending} onClick={() => void withdraw()}>
              내리기
            </Button>
          )}
        </Toolbar>
      }
    >
      {draft && (
        <>
          <BodyPart version={draft} acts={acts} />
          <Section title={`${draft.number}판`}>
            <EditionForm
              key={draft.revision}
              values={valuesOf(page, draft)}
              action="저장"
              onSave={(form) => acts.change(form, draft.revision)}
            />
          </Section>
        </>
      )}
      <Section title="판">
        <Table
          dense
          caption="이 교재의 판"
          columns={COLUMNS}
          rows={page.versions}
          rowKey={({ number }) => `${number}`}
        />
      </Section>
    </AdminPage>
  )
}
