import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { attachLineFiles } from '#/contract/ordering/change-order.contract.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { missingFiles, namesOfMissing } from '#/domain/preflight/missing-files.ts'
import { extensionRefusal, extensionsOf } from '#/domain/files/extensions.ts'
import { listedFiles } from '#/domain/files/listed-files.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { call } from '#/web/api/call.ts'
import { CoverTemplateButton } from '#/web/blocks/cover-template/cover-template-button.tsx'
import { FileTools } from '#/web/blocks/file-fix/file-tools.tsx'
import { uploadFile } from '#/web/blocks/uploader/upload-file.ts'
import { browserPort } from '#/web/blocks/uploader/upload-port.ts'
import { Button } from '#/web/ui/button.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Note, Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

type Line = OrderDetail['lines'][number]
const PART_NAMES: Readonly<Record<string, string>> = {
  inner: '내지',
  body: '내지',
  cover: '표지',
  sheet: '인쇄 파일',
  material: '작업 자료',
  original: '그림 원본',
}

/** Files of an ordered line, and the way to give it others while it is not in print. */
export function LineFiles({ line, orderNumber }: { readonly line: Line; readonly orderNumber: string }) {
  const missing = line.mayChangeFiles && line.files.length > 0 ? namesOfMissing(line) : []
  return (
    <>
      {missing.length > 0 && <Note>{missing.join(', ')} 파일이 아직 없습니다. 올리시면 바로 검사합니다.</Note>}
      {line.files.length === 0 && (
        <Small>
          {line.mayChangeFiles ? '아직 파일이 없습니다. 파일을 올리면 확인을 시작합니다.' : '올린 파일이 없습니다.'}
        </Small>
      )}
      {line.files.length > 0 && (
        <RowList dense>
          {listedFiles(line.files).map(({ file, parts, original }) => (
            <Row
              key={file.fileId}
              end={<Small as="span">{describeBytes(file.bytes)}</Small>}
              // The pages of a textbook are the brand's own, checked once for everybody: nobody else opens them.
              foot={
                line.origin?.kind !== 'edition' && <LineFileTools file={file} line={line} orderNumber={orderNumber} />
              }
            >
              <Small as="span">{parts.map((part) => PART_NAMES[part] ?? part).join(', ')}</Small> <b>{file.name}</b>
              {original && <Small>「{original}」로 만든 쪽입니다. 원본은 그대로 보관합니다.</Small>}
            </Row>
          ))}
        </RowList>
      )}
      {line.mayChangeFiles && <Attach line={line} orderNumber={orderNumber} />}
      {line.mayChangeFiles && <CoverTemplateButton spec={line.spec} />}
    </>
  )
}

interface LineFileToolsProps {
  readonly file: Line['files'][number]
  readonly line: Line
  readonly orderNumber: string
}

function LineFileTools({ file, line, orderNumber }: LineFileToolsProps) {
  const client = useQueryClient()
  return (
    <FileTools
      file={file}
      spec={line.spec}
      lineId={line.id}
      asks
      target={line.mayChangeFiles ? { kind: 'line', lineId: line.id } : null}
      warning={line.file === 'approved' ? '파일을 바꾸면 시안 승인이 취소되고 다시 확인합니다.' : null}
      onChanged={() => {
        toast('고친 파일로 바꾸었습니다. 원본은 그대로 보관합니다.')
        void client.invalidateQueries({ queryKey: ['order', orderNumber] })
      }}
    />
  )
}

const partsOf = (line: Line): readonly FilePurpose[] =>
  line.spec.parts.some((part) => part.role === 'sheet')
    ? ['sheet', 'material']
    : [
        'inner',
        'cover',
        ...(line.spec.parts.some((part) => part.role === 'insert') ? (['insert'] as const) : []),
        'material',
      ]

/** Loud are the files that are missing; where none is, those that were sent back. */
function isWanted(line: Line, part: FilePurpose): boolean {
  if (line.file !== 'problem' && line.file !== 'no-file') return false
  const missing = missingFiles(line).some((file) => file.part === part)
  return missing || (namesOfMissing(line).length === 0 && part !== 'material')
}

function Attach({ line, orderNumber }: { readonly line: Line; readonly orderNumber: string }) {
  const client = useQueryClient()
  const id = useId()
  const [share, setShare] = useState<number | null>(null)
  const attach = useMutation({
    mutationFn: async ({ file, part }: { readonly file: File; readonly part: FilePurpose }) => {
      const refusal = extensionRefusal(part, file.name)
      if (refusal) throw new Error(refusal)
      const stored = await uploadFile(browserPort, {
        file,
        purpose: part,
        fileId: null,
        signal: new AbortController().signal,
        onProgress: ({ sent }) => setShare(sent / file.size),
      })
      const others = line.files
        .filter((other) => other.part !== part || part === 'material')
        .map((other) => ({ fileId: other.fileId, part: other.part }))
      const files = [...others, { fileId: stored.id, part }]
      return call(attachLineFiles, { params: { orderNumber, lineId: line.id }, body: { files }, errors: 'throw' })
    },
    onSuccess: () => toast('파일을 받았습니다. 확인이 끝나면 알려 드립니다.'),
    onSettled: () => {
      setShare(null)
      return client.invalidateQueries({ queryKey: ['order', orderNumber] })
    },
  })
  return (
    <Toolbar apart>
      {partsOf(line).map((part) => (
        <span key={part}>
          <input
            id={`${id}-${part}`}
            hidden
            aria-label={`${PART_NAMES[part]} 파일`}
            type="file"
            accept={`.${extensionsOf(part).join(',.')}`}
            disabled={attach.isPending}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) attach.mutate({ file, part })
              event.target.value = ''
            }}
          />
          <Button
            size="sm"
            variant={isWanted(line, part) ? 'ink' : 'line'}
            busy={attach.isPending}
            onClick={() => document.getElementById(`${id}-${part}`)?.click()}
          >
            {PART_NAMES[part]}{' '}
            {part !== 'material' && line.files.some((file) => file.part === part) ? '바꾸기' : '올리기'}
          </Button>
        </span>
      ))}
      {share !== null && (
        <Small as="span" role="status">
          올리는 중 {Math.round(share * 100)}%
        </Small>
      )}
      {attach.error && <p role="alert">{attach.error.message}</p>}
      {line.file === 'approved' && <Small as="span">파일을 바꾸면 시안 승인이 취소됩니다.</Small>}
    </Toolbar>
  )
}
