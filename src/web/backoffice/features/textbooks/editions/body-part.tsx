import type { EditionPage } from '#/contract/textbooks/staff-editions.contract.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { useEditionActs } from './use-desk-editions.ts'

interface BodyPartProps {
  readonly version: EditionPage['versions'][number]
  readonly acts: ReturnType<typeof useEditionActs>
}

const CHECKS = {
  none: ['warn', '검사할 수 없음'],
  waiting: ['warn', '검사 중'],
  fine: ['ok', '인쇄할 수 있음'],
  stopped: ['bad', '고쳐야 함'],
} as const

/** The brand's own PDF: checked once, here, for all orders of the version. */
export function BodyPart({ version, acts }: BodyPartProps) {
  const { body, revision, number } = version
  const [tone, words] = body ? CHECKS[body.check] : (['warn', '아직 없음'] as const)
  return (
    <Section title={`${number}판 내지`} aside={<Badge tone={tone}>{words}</Badge>}>
      {body && <p>{body.name}</p>}
      <Small>여기서 한 번 검사한 파일을 모든 학원의 주문에 씁니다. 쪽수와 크기가 아래와 같아야 합니다.</Small>
      {body?.findings.map(({ title, detail }) => (
        <Note key={title} tone="bad">
          <b>{title}</b> {detail}
        </Note>
      ))}
      <Toolbar apart>
        <FilePick
          accept=".pdf,application/pdf"
          disabled={acts.upload.isPending}
          onFiles={([file]) => file && acts.upload.mutate({ file, revision })}
        >
          {acts.upload.isPending ? '올리는 중' : body ? '내지 바꾸기' : '내지 PDF 올리기'}
        </FilePick>
        <Button
          variant="primary"
          busy={acts.publish.isPending}
          disabled={body?.check !== 'fine'}
          onClick={() => acts.publish.mutate(revision)}
        >
          {number}판 공개
        </Button>
      </Toolbar>
    </Section>
  )
}
