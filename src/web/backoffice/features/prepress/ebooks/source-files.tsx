import { useMutation } from '@tanstack/react-query'
import type { StaffEbook } from '#/contract/prepress/staff-ebooks.contract.ts'
import { downloadFile } from '#/contract/files/files.contract.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'

/** The manuscript and the cover as they came. */
export function SourceFiles({ files }: Pick<StaffEbook, 'files'>) {
  const open = useMutation({
    mutationFn: (fileId: string) => call(downloadFile, { params: { fileId } }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <RowList dense>
      {files.map(({ fileId, part, name, bytes }) => (
        <Row
          key={fileId}
          end={
            <Button size="sm" busy={open.isPending} onClick={() => open.mutate(fileId)}>
              내려받기
            </Button>
          }
        >
          <b>{name}</b>
          <Small>
            {part === 'cover' ? '표지' : '원고'} · {describeBytes(bytes)}
          </Small>
        </Row>
      ))}
    </RowList>
  )
}
