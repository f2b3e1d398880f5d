import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  type AnswerTemplate,
  deleteTemplate,
  listTemplates,
  saveTemplate,
} from '#/contract/support/answer-templates.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { TEMPLATE_FIELDS } from '#/domain/support/fill-template.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm, AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ShownNames } from './shown-names.tsx'

const KEY = ['answer-templates'] as const
const FIELDS = Object.keys(TEMPLATE_FIELDS)
  .map((field) => `{${field}}`)
  .join(', ')

interface RowActs {
  readonly onEdit: (row: AnswerTemplate) => void
  readonly onDelete: (row: AnswerTemplate) => void
}

const templateColumns = ({ onEdit, onDelete }: RowActs): readonly Column<AnswerTemplate>[] => [
  {
    key: 'title',
    head: '제목',
    rowHead: true,
    cell: ({ title, body }) => (
      <>
        {title}
        <Small clamped>{body}</Small>
      </>
    ),
  },
  { key: 'by', head: '고친 사람', cell: ({ updatedBy }) => updatedBy },
  {
    key: 'acts',
    head: '할 일',
    right: true,
    cell: (row) => (
      <Toolbar align="end">
        <Button size="sm" variant="quiet" onClick={() => onEdit(row)} aria-label={`${row.title} 고치기`}>
          고치기
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onDelete(row)} aria-label={`${row.title} 삭제`}>
          삭제
        </Button>
      </Toolbar>
    ),
  },
]

/** 자주 쓰는 답변: texts that the desk puts into an answer, with the fields that fill themselves. */
export function Component() {
  const [edited, setEdited] = useState<AnswerTemplate | null>(null)
  const client = useQueryClient()
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listTemplates, { signal, errors: 'throw' }),
  })
  const drop = useMutation({
    mutationFn: ({ id, seen }: AnswerTemplate) => call(deleteTemplate, { params: { templateId: id }, body: { seen } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
  const ask = async (row: AnswerTemplate) => {
    if (await confirmDialog({ title: '삭제할까요?', body: row.title, ok: '삭제' })) drop.mutate(row)
  }
  const rows = list.data?.templates ?? []
  return (
    <AdminPage
      above={<Link to="/admin/inquiries">← 1:1 문의</Link>}
      title="자주 쓰는 답변"
      lead={`답변을 쓸 때 골라 넣습니다. ${FIELDS}는 그 문의의 내용으로 채워집니다.`}
    >
      {list.data && <ShownNames names={list.data.names} queryKey={KEY} />}
      <TemplateForm
        key={edited ? `${edited.id} ${edited.updatedAt}` : 'new'}
        edited={edited}
        onDone={() => setEdited(null)}
      />
      <PagedList
        list={list}
        count={rows.length}
        noun="답변"
        failed="목록을 불러오지 못했습니다"
        empty={<EmptyState title="아직 없습니다" text="자주 쓰는 답변을 적어 두면 골라 넣을 수 있습니다." />}
      >
        <Table
          dense
          caption="자주 쓰는 답변"
          columns={templateColumns({ onEdit: setEdited, onDelete: (row) => void ask(row) })}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </PagedList>
    </AdminPage>
  )
}

function TemplateForm({ edited, onDone }: { readonly edited: AnswerTemplate | null; readonly onDone: () => void }) {
  const client = useQueryClient()
  const [newId, setNewId] = useState(() => crypto.randomUUID())
  const form = useApiForm({
    schema: bodyOf(saveTemplate),
    values: { title: edited?.title ?? '', body: edited?.body ?? '', seen: edited?.seen ?? {} },
    submit: async (body) => {
      // Whatever came of it the list is asked again: refused, it shows what a colleague wrote beside what is typed here.
      await call(saveTemplate, { params: { templateId: edited?.id ?? newId }, body, errors: 'throw' }).finally(() =>
        client.invalidateQueries({ queryKey: KEY }),
      )
      setNewId(crypto.randomUUID())
      toast('저장했습니다.')
      form.reset({ title: '', body: '', seen: {} })
      onDone()
    },
  })
  const { register, errorOf } = form
  return (
    <AdminForm aria-label={edited ? '답변 고치기' : '새 답변'} onSubmit={form.send}>
      <Field label="제목" error={errorOf('title')} required>
        {(control) => <Input {...control} {...register('title')} maxLength={60} />}
      </Field>
      <Field label="내용" hint={`${FIELDS}를 쓸 수 있습니다.`} error={errorOf('body')} required>
        {(control) => <Textarea {...control} {...register('body')} rows={5} maxLength={4000} />}
      </Field>
      <FormFailure message={form.failure} />
      <Toolbar>
        <Button type="submit" variant="ink" busy={form.busy}>
          {edited ? '고친 답변 저장' : '답변 더하기'}
        </Button>
        {edited && <Button onClick={onDone}>그만두기</Button>}
      </Toolbar>
    </AdminForm>
  )
}
