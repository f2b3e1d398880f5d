import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { attachConverted, type StaffLine } from '#/contract/production/staff-order.contract.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { refreshAdmin } from './admin-query-keys.ts'
import { SaveFile } from './save-file.tsx'
import { storePdf } from './store-pdf.ts'

/** What the customer sent to work from, to be saved here, and the PDFs that are made of it. Silent where there is none. */
export function Material({ line }: { readonly line: StaffLine }) {
  if (isEbook(line.spec))
    return (
      <p>
        <Link to="/admin/ebooks">전자책 작업판에서 만듭니다</Link>
      </p>
    )
  const material = line.files.filter(({ partId }) => roleOf(partId) === null)
  if (material.length === 0) return null
  const open = line.production === 'waiting' || line.production === 'remake'
  return (
    <section aria-label="작업 자료">
      <RowList dense>
        {material.map(({ fileId, name, bytes, partId }) => (
          <Row key={fileId} end={<SaveFile fileId={fileId} name={name} />}>
            <b>{name}</b>
            <Small>
              {partId === 'original' ? '쪽으로 바꾼 그림의 원본' : '작업 자료'} · {describeBytes(bytes)}
            </Small>
          </Row>
        ))}
      </RowList>
      {open && material.some(({ partId }) => partId === 'material') ? <Convert line={line} /> : null}
    </section>
  )
}

/** One PDF after the other; each is checked when it is there. */
function Convert({ line }: { readonly line: StaffLine }) {
  const client = useQueryClient()
  const convert = useMutation({
    mutationFn: async ({ file, part }: { readonly file: File; readonly part: FilePurpose }) => {
      const body = { files: [{ fileId: await storePdf(file, part), part }] }
      return call(attachConverted, {
        params: { lineId: line.lineId },
        body,
        idempotencyKey: newIdempotencyKey(),
        errors: 'throw',
      })
    },
    onSuccess: () => toast('바꾼 PDF를 올렸습니다. 검사가 끝나면 시안을 만들 수 있습니다.'),
    onSettled: () => refreshAdmin(client),
  })
  return (
    <Toolbar apart>
      <Small>PDF로 바꾼 파일을 올려 주세요.</Small>
      {geometryOf(line.spec).files.map(({ part, label }) => (
        <FilePick
          key={part}
          accept=".pdf,application/pdf"
          disabled={convert.isPending}
          label={`${label} PDF 올리기`}
          onFiles={([file]) => file && convert.mutate({ file, part })}
        >
          {label} PDF
        </FilePick>
      ))}
      {convert.isPending ? <Small role="status">올리고 있습니다.</Small> : null}
      {convert.error ? <p role="alert">{convert.error.message}</p> : null}
    </Toolbar>
  )
}
