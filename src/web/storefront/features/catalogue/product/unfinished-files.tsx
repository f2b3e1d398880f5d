import { formatCount } from '#/lib/format-count.ts'
import { PURPOSE_RULES } from '#/domain/files/purposes.ts'
import { resumeUpload } from '#/web/blocks/uploader/run-upload.ts'
import type { Upload } from '#/web/blocks/uploader/uploads.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { isOnTheWay } from './files-for-cart.ts'
import type { FileQuestion } from './use-checkout.ts'
import type { JobFile } from './use-job-files.ts'

/** Asked when the job is to go on before its files have arrived and been read. */
export function UnfinishedFiles({ question }: { readonly question: FileQuestion }) {
  const { uploads, reading, goWithout, stay } = question
  const comes = uploads.every(isOnTheWay)
  return (
    <Dialog
      open
      onClose={stay}
      title={titleFor(question)}
      actions={
        <>
          {uploads.length > 0 ? (
            <Button variant="line" onClick={goWithout}>
              이 파일 없이 담기
            </Button>
          ) : null}
          <Button variant={comes ? 'line' : 'primary'} onClick={stay}>
            {comes ? '그만두고 돌아가기' : '돌아가서 올리기'}
          </Button>
        </>
      }
    >
      <Small tone="plain">{promiseFor(question)}</Small>
      <RowList dense>
        {uploads.map((upload) => (
          <OneFile key={upload.id} upload={upload} />
        ))}
        {reading.map((file) => (
          <OneReading key={file.expected.part} file={file} />
        ))}
      </RowList>
    </Dialog>
  )
}

function titleFor({ uploads, reading }: FileQuestion): string {
  if (!uploads.every(isOnTheWay)) return '아직 올라가지 않은 파일이 있습니다'
  return reading.length > 0 ? '파일을 읽고 있어요' : '파일이 올라가고 있습니다'
}

function promiseFor({ uploads, reading }: FileQuestion): string {
  if (!uploads.every(isOnTheWay)) return '돌아가서 올리시거나, 파일은 주문한 뒤에 올리셔도 됩니다.'
  if (reading.length === 0) return '다 올라가면 자동으로 이어집니다. 이 화면을 열어 두세요.'
  return '다 읽으면 자동으로 이어지고, 파일과 사양이 다르면 먼저 여쭙니다. 이 화면을 열어 두세요.'
}

function OneReading({ file: { expected, inspection } }: { readonly file: JobFile }) {
  const read = inspection?.pagesRead ?? 0
  const pages = inspection?.pageCount ?? 0
  return (
    <Row
      foot={<progress {...(pages > 0 ? { value: read, max: pages } : {})} aria-label={`${expected.label} 읽는 정도`} />}
    >
      <b>{inspection?.name}</b>
      <Small role="status">
        {pages > 0
          ? `${formatCount(pages)}쪽 가운데 ${formatCount(read)}쪽을 읽었습니다.`
          : '파일을 열어 보고 있습니다.'}
      </Small>
    </Row>
  )
}

function OneFile({ upload }: { readonly upload: Upload }) {
  const percent = Math.floor((100 * upload.sent) / upload.bytes)
  return (
    <Row
      foot={
        isOnTheWay(upload) ? (
          <progress
            value={upload.sent}
            max={upload.bytes}
            aria-label={`${PURPOSE_RULES[upload.purpose].label} 올리는 정도`}
          />
        ) : null
      }
      end={
        upload.state === 'paused' ? (
          <Button size="sm" variant="line" onClick={() => resumeUpload(upload.id)}>
            이어서 올리기
          </Button>
        ) : null
      }
    >
      <b>{upload.name}</b>
      <Small role="status">{wordsFor(upload, percent)}</Small>
    </Row>
  )
}

function wordsFor({ state, message }: Upload, percent: number): string {
  switch (state) {
    case 'checking':
      return '온전한지 확인하고 있습니다.'
    case 'waiting':
      return `${percent}%, 연결을 기다립니다.`
    case 'paused':
      return `${percent}%에서 멈췄습니다.`
    case 'needs-file':
      return '파일을 다시 골라 주셔야 이어집니다.'
    case 'failed':
      return message ?? '올리지 못했습니다.'
    default:
      return `${percent}%`
  }
}
